import { allEndpoints } from '@registry/shared/contract/contract'
import { contribute } from '@registry/shared/contract/contributions/contributions'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { health } from '@registry/shared/contract/health'
import { createItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { everyNth } from '../../../../shared/test/corpus.ts'
import { bodyWith, isAccepted, type Path, textAt, textPaths } from '../../../test/contract-texts.ts'
import { nastyTexts, scriptCases } from '../../../test/corpus.ts'
import { makeItem, makeRegistry } from '../../../test/factories.ts'
import { inParallel } from '../../../test/in-parallel.ts'
import { makeOwnerToken } from '../../../test/make-owner-token.ts'
import { shareApi } from '../../../test/share-api.ts'

const texts = nastyTexts()
const scripts = [...new Set(scriptCases().flat())]

const api = shareApi()
let slug: string
let registryId: string
// A response contains all contributions of an item, so several items keep responses short.
let itemIds: string[]
let proofs: Record<Endpoint['access'], Record<string, string>>

beforeAll(async () => {
  const registry = await makeRegistry(api.app.db)
  registryId = registry.id
  slug = registry.slug
  const item = { totalPriceCents: cents(100_000_000) }
  itemIds = await inParallel(Array.from({ length: 60 }), () =>
    makeItem(api.app.db, registryId, item),
  )
  const owner = { authorization: `Bearer ${await makeOwnerToken(api.app, registry.ownerId)}` }
  const visitor = (await api.asVisitor()).headers
  proofs = { anyone: {}, visitor: visitor, user: owner, admin: owner }
})

/** Endpoints that hash a password, which is slow by design. */
const isSlow = ({ path }: Endpoint) =>
  /register|login|validate|reset-password|account$|payment-methods/.test(path)

/** These two depend on the scraper, which does not run here. */
const leadsToScraper = ({ path }: Endpoint) => /selected-image|product-url/.test(path)

/** Endpoints whose texts visitors read get every text; each other endpoint gets a different sample. */
const takesAll = (endpoint: Endpoint) => endpoint === contribute || endpoint === createItem

function textsFor(endpoint: Endpoint, shift: number): string[] {
  if (isSlow(endpoint)) return everyNth(texts, 200)
  return takesAll(endpoint) ? texts : everyNth(texts.slice(4 * shift), 240)
}

async function send(endpoint: Endpoint, body: unknown, itemId = itemIds[0]) {
  const places: Record<string, string> = { slug, id: itemId ?? '' }
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => places[name] ?? '')
  const response = await fetch(`${api.url}/api${path}`, {
    method: endpoint.method,
    headers: {
      ...proofs[endpoint.access],
      'content-type': 'application/json',
      // Checking all texts first takes seconds, during which the server would close a keep-alive connection.
      connection: 'close',
    },
    body: JSON.stringify(body),
  })
  const answer = await response.json()
  expectJudged(endpoint, { status: response.status, answer }, body)
  return { status: response.status, answer }
}

/** Expects a response of the contract or its error envelope; never a 5xx. */
function expectJudged(
  endpoint: Endpoint,
  { status, answer }: { status: number; answer: Record<string, unknown> },
  body: unknown,
): void {
  if (status < 300 && z.safeDecode(endpoint.response as never, answer as never).success) return
  const isRejectedByServer = status >= 400 && status < 500 && answer.success === false
  const isWhole = ['error', 'code', 'requestId'].every(key => typeof answer[key] === 'string')
  const hasFields = status !== 400 || typeof answer.fields === 'object'
  if (isRejectedByServer && isWhole && hasFields) return
  expect.fail(`${endpoint.path} answered ${JSON.stringify({ status, answer, body })}`)
}

interface Answer {
  data?: Record<string, unknown> & { contributors: Record<string, unknown>[] }
  contribution?: { id: string }
}

/** Returns the stored data from the response: the item, or its contributor. */
function echoOf({ data, contribution }: Answer): Record<string, unknown> | undefined {
  if (!contribution) return data
  return data?.contributors.find(({ id }) => id === contribution.id)
}

/** Expects returned texts to equal the texts as parsed by the contract. */
function expectUnchanged(endpoint: Endpoint, body: unknown, { answer }: { answer: Answer }): void {
  const echo = echoOf(answer)
  if (!echo) return
  const taken = z.decode(endpoint.body as never, body as never)
  for (const path of textPaths(endpoint, 'body')) {
    // Excluded: downloaded and stored under another name.
    if (path[0] === 'thumbnailUrl' || textAt(taken, path) === undefined) continue
    if (path[0] && path[0] in echo) {
      const expected = textAt(taken, path)
      // An empty message is stored as null.
      expect(textAt(echo, path) ?? '').toBe(expected)
    }
  }
}

const endpoints = allEndpoints
  .filter(endpoint => textPaths(endpoint, 'body').length > 0)
  .map((endpoint, shift) => [`${endpoint.method} ${endpoint.path}`, endpoint, shift] as const)

/** Returns one body per text of the longest list, with another text in each free field. */
function fullBodies(endpoint: Endpoint, taken: readonly (readonly [Path, string[]])[]): unknown[] {
  const count = Math.max(0, ...taken.map(([, list]) => list.length))
  return Array.from({ length: count }, (_, index) =>
    bodyWith(
      endpoint,
      taken
        .filter(([, list]) => list.length > 0)
        .map(([path, list], shift) => [path, list[(index + 7 * shift) % list.length]]),
    ),
  )
}

describe.skipIf(texts.length === 0)('every collected text', () => {
  test.each(endpoints)(
    'in the texts of %s is taken as it is, or refused',
    async (_, endpoint, shift) => {
      const paths = textPaths(endpoint, 'body')
      const tried = textsFor(endpoint, shift)
      const judged = paths.map(path => {
        const byVerdict = Map.groupBy(tried, text => isAccepted(endpoint, path, text))
        return { path, taken: byVerdict.get(true) ?? [], refused: byVerdict.get(false) ?? [] }
      })
      const free = judged.map(({ path, taken }) => [path, taken] as const)
      const refusals = judged.flatMap(({ path, refused }) =>
        everyNth(refused, takesAll(endpoint) ? 100 : 20).map(text =>
          bodyWith(endpoint, [[path, text]]),
        ),
      )
      // Each body has a different text in each field, so an eighth of the bodies covers nearly all texts.
      const full = leadsToScraper(endpoint) ? [] : fullBodies(endpoint, free)
      const bodies = takesAll(endpoint) ? everyNth(full, 8) : full
      await inParallel(bodies, async (body, index) => {
        const sent = await send(endpoint, body, itemIds[index % itemIds.length])
        expectUnchanged(endpoint, body, sent)
      })
      await inParallel(refusals, async body => {
        expect((await send(endpoint, body)).status).toBe(400)
      })
    },
  )

  test('that contains a script is accepted as note and description', async () => {
    for (const [endpoint, field, tried] of [
      [contribute, 'message', everyNth(scripts, 100)],
      [createItem, 'productDescription', everyNth(scripts, 200)],
    ] as const) {
      const statuses = await inParallel(tried, async (text, index) => {
        const body = bodyWith(endpoint, [[[field], text]])
        const sent = await send(endpoint, body, itemIds[index % itemIds.length])
        if (sent.status === 201) expectUnchanged(endpoint, body, sent)
        return sent.status
      })
      const refused = tried.filter(text => !isAccepted(endpoint, [field], text))
      expect(statuses.filter(status => status !== 201)).toHaveLength(refused.length)
    }
  })

  test('in a header is ignored', async () => {
    const headers = texts.filter(text => /^[\t\x20-\x7e\x80-\xff]+$/.test(text))
    const names = ['user-agent', 'origin', 'x-requested-with', 'cookie', 'authorization']
    const others = ['x-session-token', 'idempotency-key', 'x-csrf-token', 'x-forwarded-for']
    const all = [...names, ...others]
    // Each request has a different text in each header; together the requests cover every text once.
    await inParallel(everyNth(headers, all.length), async (text, index) => {
      const body = bodyWith(contribute, [])
      const sent = all.map((name, shift) => {
        return [name, headers[all.length * index + shift] ?? text] as const
      })
      const item = itemIds[index % itemIds.length]
      const response = await fetch(`${api.url}/api/registry/${slug}/items/${item}/contribute`, {
        method: 'POST',
        headers: { ...Object.fromEntries(sent), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer = await response.json()
      expectJudged(contribute, { status: response.status, answer }, sent)
    })
  })
})

test('the server is healthy and the sums are correct afterwards', async () => {
  await api.call(health, {})
  const { rows } = await api.app.db.raw(
    `select i.id from items i
     left join contributions c on c.item_id = i.id and c.deleted_at is null
     group by i.id, i.amount_contributed_cents
     having i.amount_contributed_cents <> coalesce(sum(c.amount_cents), 0)`,
  )
  expect(rows).toEqual([])
})
