import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import path from 'node:path'
import { numberRow, type Row } from '../../shared/tools/bench/row.ts'
import { root, runTool } from '../../shared/tools/run-tool.ts'
import { openSession, type TestSystem, withTestSystem } from '../chaos/system/test-system.ts'
import { type BenchRegistry, createBenchRegistry } from './bench-registry.ts'
import { cpuOf, readCpuTime } from './cpu-time.ts'
import { type BenchRequest, drive } from './drive.ts'
import { addRegistries } from './grow.ts'
import { type Cost, costRows, measure, warmUpOf } from './measure.ts'

/** CPU time in ms of a request to a bare Koa that sends these bytes. */
async function bareKoaCost(bytes: Buffer, encoding: string, count: number): Promise<number> {
  const folder = path.join(root, 'test-results')
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, `bench-${encoding}.bin`)
  await writeFile(file, bytes)
  const script = path.join(root, 'api/bench/bare-koa.ts')
  const child: ChildProcess = spawn(process.execPath, [script, file, encoding], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  try {
    const [text] = await once(child.stdout as NodeJS.ReadableStream, 'data')
    const url = `http://127.0.0.1:${String(text).trim()}/`
    await drive(warmUpOf(count), () => ({ url }))
    const before = cpuOf(child.pid ?? 0)
    await drive(count, () => ({ url }))
    return (cpuOf(child.pid ?? 0) - before) / count
  } finally {
    child.kill()
  }
}

const ENCODINGS = ['identity', 'gzip', 'br', 'zstd']
/** So many that a single large garbage collection is a small part of their CPU. */
const CACHED_REQUESTS = 20_000

/** Response that the api keeps in memory, and the goals for sending it. */
interface CachedResponse {
  name: string
  url: string
  headers: Record<string, string>
  goal: { api: number; ratio: number }
}

/** A response from memory, in each encoding, beside bare Koa sending the same bytes. */
async function cachedRows(system: TestSystem, response: CachedResponse): Promise<Row[]> {
  const { url, goal } = response
  const rows: Row[] = []
  for (const encoding of ENCODINGS) {
    const headers = { ...response.headers, 'accept-encoding': encoding }
    const cost = await measure(system, CACHED_REQUESTS, () => ({ url, headers }))
    const bytes = await fetchBytes(url, headers)
    const bare = await bareKoaCost(bytes, encoding, CACHED_REQUESTS)
    const name = `${response.name}, ${encoding}`
    rows.push(
      numberRow(`${name}: CPU of the api`, cost.api, { most: goal.api, unit: 'ms', digits: 2 }),
      numberRow(`${name}: ratio to bare Koa, by CPU`, bare / cost.api, {
        least: goal.ratio,
        digits: 2,
      }),
    )
  }
  return rows
}

const cachedListRows = (system: TestSystem, { slug }: BenchRegistry) =>
  cachedRows(system, {
    name: 'cached list',
    url: `${system.apis[0]?.url}/api/registry/${slug}/items`,
    headers: {},
    goal: { api: 0.2, ratio: 0.45 },
  })

/** Returns the request of a browser that has the response. Throws when it is not answered with 304. */
async function revalidationOf(url: string, headers: Record<string, string>): Promise<BenchRequest> {
  const etag = (await fetch(url, { headers })).headers.get('etag') ?? ''
  const conditional = { ...headers, 'if-none-match': etag, 'cache-control': 'max-age=0' }
  const { status } = await fetch(url, { headers: conditional })
  if (status !== 304) throw new Error(`${url}: ${status} instead of 304`)
  return { url, headers: conditional }
}

const PAGE_CHANGES = 60

/** CPU time in ms of the api for a page whose registry changed since it was rendered. */
async function changedPageCost(system: TestSystem, page: BenchRequest, slug: string) {
  const before = await readCpuTime(system)
  for (let n = 0; n < PAGE_CHANGES; n += 1) {
    await system.query('update registries set subtitle = $1 where slug = $2', [`${n}`, slug])
    await drive(1, () => page)
  }
  const after = await readCpuTime(system)
  return (after.api - before.api) / PAGE_CHANGES
}

/** The registry's page: from memory, revalidated, and rendered after a change. */
async function pageRows(system: TestSystem, { slug }: BenchRegistry): Promise<Row[]> {
  const url = `${system.apis[0]?.url}/registry/${slug}`
  const headers = { accept: 'text/html' }
  const rows = await cachedRows(system, {
    name: 'registry page of 100 items',
    url,
    headers,
    goal: { api: 0.4, ratio: 0.4 },
  })
  const revalidation = await revalidationOf(url, { ...headers, 'accept-encoding': 'gzip' })
  const { api } = await measure(system, CACHED_REQUESTS, () => revalidation)
  const changed = await changedPageCost(system, { url, headers }, slug)
  return [
    ...rows,
    numberRow('registry page, 304: CPU of the api', api, { unit: 'ms', digits: 2 }),
    numberRow('registry page after a change: CPU of the api', changed, {
      most: 10,
      unit: 'ms',
      digits: 1,
    }),
  ]
}

/** Returns the bytes of a response as they were sent. */
async function fetchBytes(url: string, headers: Record<string, string>): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  request(url, { headers }, response => {
    response.toArray().then(parts => resolve(Buffer.concat(parts)), reject)
  }).end()
  return promise
}

async function listRows(system: TestSystem, { token }: BenchRegistry): Promise<Row[]> {
  const api = `${system.apis[0]?.url}/api`
  // Uncompressed, as a proxy in front of the api asks for it.
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }
  const url = `${api}/admin/registry/items`
  const own = await measure(system, 600, () => ({ url, headers }))
  // A page is not cached, so this is a list after a change.
  const loaded = await measure(system, 600, () => ({ url: `${url}?limit=500`, headers }))
  return [
    ...costRows("owner's list of 100 items", own, { api: 0.8, postgres: 0.6 }),
    ...costRows("owner's list of 100 items, not cached", loaded, {}),
  ]
}

/** More lists than the cache holds uncompressed with this setting: two fit. */
const PACKED_LISTS = { count: 15, env: { CACHE_MB: '2' } }

/** Lists of 100 items in turn, each of which was compressed meanwhile. */
async function packedListRows(system: TestSystem, first: BenchRegistry): Promise<Row[]> {
  const slugs = [first.slug]
  while (slugs.length < PACKED_LISTS.count) {
    const { slug } = await createBenchRegistry(system, `bench${slugs.length}`)
    slugs.push(slug)
  }
  const headers = { 'accept-encoding': 'identity' }
  const cost = await measure(system, 3_000, n => ({
    url: `${system.apis[0]?.url}/api/registry/${slugs[n % slugs.length]}/items`,
    headers,
  }))
  return costRows('list of 100 items, compressed in memory', cost, {
    api: 0.8,
    // Less than a query needs: the lists are read once.
    postgres: 0.2,
  })
}

/** Contributions of one session: below the limit, as limits are counted as in production. */
const PER_SESSION = 100

/** Cost of a contribution to one of 100 items, sent to all apis in turn, with the jobs that it causes. */
export async function contributionCost(
  system: TestSystem,
  registry: BenchRegistry,
  count = 1_000,
): Promise<Cost> {
  const origins = system.apis.map(({ url }) => url)
  const sessions: string[] = []
  for (let n = 0; n < (warmUpOf(count) + count) / PER_SESSION; n += 1) {
    sessions.push(await openSession(origins[0] ?? ''))
  }
  let turn = 0
  return measure(system, count, () => {
    turn += 1
    const itemId = registry.itemIds[turn % registry.itemIds.length]
    return {
      url: `${origins[turn % origins.length]}/api/registry/${registry.slug}/items/${itemId}/contribute`,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-session-token': sessions[turn % sessions.length] ?? '',
        'idempotency-key': randomUUID(),
      },
      body: JSON.stringify({ name: 'Arjun', email: 'arjun@example.com', amount: 1 }),
    }
  })
}

const checkSlugCost = (system: TestSystem, { token }: BenchRegistry): Promise<Cost> => {
  const headers = { authorization: `Bearer ${token}` }
  const url = `${system.apis[0]?.url}/api/admin/check-slug/not-taken`
  return measure(system, 600, () => ({ url, headers }))
}

const total = ({ api, postgres }: Cost) => api + postgres

/** Numbers of registries, each with 20 items and 60 contributions. */
const SIZES = [1, 1_000, 100_000]

/** Removes the measured contributions, so that the list has the same length at each size. */
async function removeContributions({ query }: TestSystem): Promise<void> {
  await query(
    `with gone as (delete from contributions where email = 'arjun@example.com' returning item_id, amount_cents)
     update items set amount_contributed_cents = amount_contributed_cents - sum
       from (select item_id, sum(amount_cents) from gone group by item_id) g where id = item_id`,
  )
  await query('vacuum analyze')
}

async function growthRows(system: TestSystem, registry: BenchRegistry): Promise<Row[]> {
  const rows: Row[] = []
  let small: { contribute: number; slug: number; list: number } | undefined
  let size = 1
  for (const next of SIZES) {
    if (next > size) await addRegistries(system, { from: size + 1, to: next })
    size = next
    await removeContributions(system)
    const url = `${system.apis[0]?.url}/api/admin/registry/items`
    const headers = { authorization: `Bearer ${registry.token}`, 'accept-encoding': 'identity' }
    const costs = {
      list: total(await measure(system, 300, () => ({ url, headers }))),
      slug: total(await checkSlugCost(system, registry)),
      contribute: total(await contributionCost(system, registry, 600)),
    }
    small ??= costs
    const ratio = (name: keyof typeof costs, least: number) =>
      numberRow(
        `${size} registries: ${name}, CPU ${costs[name].toFixed(2)} ms, ratio to one`,
        (small?.[name] ?? 0) / costs[name],
        { least, digits: 2 },
      )
    rows.push(ratio('list', 0.95), ratio('contribute', 0.85), ratio('slug', 0.9))
  }
  return rows
}

async function withRegistry(
  env: Record<string, string>,
  work: (system: TestSystem, registry: BenchRegistry) => Promise<Row[]>,
): Promise<Row[]> {
  const { isOk, output } = await runTool('turbo', ['run', 'build', '--filter=@registry/web'])
  if (!isOk) throw new Error(output)
  return withTestSystem({ env }, async system => work(system, await createBenchRegistry(system)))
}

/** CPU of a contribution. */
export const benchContribute = () =>
  withRegistry({ RATE_LIMITS: 'relaxed' }, async (system, registry) =>
    costRows('contribute', await contributionCost(system, registry), { api: 1, postgres: 1.2 }),
  )

/** CPU of requests at growing numbers of registries. */
export const benchGrowth = () => withRegistry({ RATE_LIMITS: 'off' }, growthRows)

/** CPU of the lists and of the registry's page, beside bare Koa. */
export const benchServer = async () => [
  ...(await withRegistry({ RATE_LIMITS: 'off' }, async (system, registry) => [
    ...(await cachedListRows(system, registry)),
    ...(await pageRows(system, registry)),
    ...(await listRows(system, registry)),
  ])),
  ...(await withRegistry({ RATE_LIMITS: 'off', ...PACKED_LISTS.env }, packedListRows)),
]
