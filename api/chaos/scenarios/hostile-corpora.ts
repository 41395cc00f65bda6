import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { allEndpoints } from '@registry/shared/contract/contract'
import type { Endpoint } from '@registry/shared/contract/endpoint'
import { hostileUrls } from '../../../scraper/test/support/hostile-urls.ts'
import { startCanaries } from '../../../scraper/test/support/start-canaries.ts'
import { everyNth } from '../../../shared/test/corpus.ts'
import { fetchImageJob, scrapeJob, storePhotoJob } from '../../src/jobs/scraper-jobs.ts'
import { bodyWith, isAccepted, type Path, textPaths } from '../../test/contract-texts.ts'
import { nastyTexts } from '../../test/corpus.ts'
import { offer } from '../../test/submit-offering.ts'
import { isFullRun, type Outcome, type Scenario } from '../scenario.ts'
import { registerCleanup } from '../system/cleanup.ts'
import { type HttpResult, send } from '../system/load.ts'
import { startScraper } from '../system/scraper-under-test.ts'
import { openSession, type TestSystem, withTestSystem } from '../system/test-system.ts'

const CLIENTS = 8
/** A short run sends one text in so many to each endpoint, each endpoint another part. */
const SAMPLE = isFullRun ? 1 : 20
/** The same for endpoints that hash a password, which takes long by design. */
const SLOW_SAMPLE = 100
const DRAIN_MS = 60_000
const SCRAPER_JOBS = [scrapeJob, fetchImageJob, storePhotoJob].map(({ name }) => name)

const isSlow = ({ path }: Endpoint) =>
  /register|login|validate|reset-password|account$|payment-methods/.test(path)
/** The scraper fetches URLs that these receive: texts with public URLs must not leave this machine. */
const leadsToScraper = ({ path }: Endpoint) => /selected-image|product-url/.test(path)

interface Target {
  system: TestSystem
  origin: string
  headers: Record<Endpoint['access'], Record<string, string>>
  /** Values that lead a request to existing rows, by name of the field or parameter. */
  rows: Record<string, string>
  replies: Map<number, number>
  /** Requests that failed, with their status. */
  failures: string[]
}

async function openTarget(system: TestSystem): Promise<Target> {
  const origin = system.apis[0]?.url ?? ''
  const target: Target = {
    ...{ system, origin, rows: {}, replies: new Map(), failures: [] },
    headers: { anyone: {}, visitor: {}, user: {}, admin: {} },
  }
  const post = async (path: string, headers: Record<string, string>, body: object) => {
    const reply = await sendJson(target, { method: 'POST', path, headers, body })
    if (reply.status >= 300) throw new Error(`${path}: ${reply.status} ${reply.body}`)
    return JSON.parse(reply.body)
  }
  const account = {
    ...{ email: 'owner@shop.example', password: 'Rattle7Moon' },
    ...{ name: 'Mei', registryName: 'Baby Lim' },
  }
  const { accessToken, user } = await post('/auth/register', {}, account)
  const owner = { authorization: `Bearer ${accessToken}` }
  const visitor = { 'x-session-token': await openSession(origin) }
  Object.assign(target.headers, { visitor, user: owner, admin: owner })
  const slug = user.registrySlug
  const product = {
    ...{ productName: 'Pram', productUrl: 'https://shop.example/pram' },
    ...{ category: 'Strollers', totalPrice: 1_000_000 },
  }
  const { data: item } = await post('/admin/registry/items', owner, product)
  const { data: offering } = await post('/gift-passing/offerings', visitor, offer(slug))
  target.rows = { slug, registrySlug: slug, id: item.id, itemId: item.id, offeringId: offering.id }
  return target
}

async function sendJson(
  { origin }: Pick<Target, 'origin'>,
  {
    method,
    path,
    headers,
    body,
  }: { method: string; path: string; headers: Record<string, string>; body?: unknown },
): Promise<HttpResult> {
  const hasBody = body !== undefined
  return send(`${origin}/api${path}`, {
    method,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(body) }),
  })
}

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

/** Returns path and query string of a request; `text`, if given, is the value of each parameter. */
function pathOf({ rows }: Target, endpoint: Endpoint, text?: string): string {
  const id = endpoint.path.startsWith('/gift-passing') ? rows.offeringId : undefined
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encode(text ?? (name === 'id' ? (id ?? rows.id) : rows[name]) ?? ''),
  )
  const names = text === undefined ? [] : textPaths(endpoint, 'query').map(([name]) => String(name))
  const query = names.map(name => `${name}=${encode(text ?? '')}`).join('&')
  return query ? `${path}?${query}` : path
}

async function replay(target: Target, endpoint: Endpoint, path: string, body?: unknown) {
  const headers = target.headers[endpoint.access]
  const { status } = await sendJson(target, { method: endpoint.method, path, headers, body })
  target.replies.set(status, (target.replies.get(status) ?? 0) + 1)
  if (status < 200 || status >= 500) {
    target.failures.push(`${endpoint.method} ${endpoint.path} ${status}`)
  }
}

/** Bodies that hold a text in each field that takes it, and in each field that refuses it. */
function bodiesFor({ rows }: Target, endpoint: Endpoint, text: string): unknown[] {
  const paths = textPaths(endpoint, 'body')
  if (paths.length === 0) return []
  const isFixed = (path: Path) => String(path.at(-1)) in rows
  const fixed = paths.filter(isFixed).map(path => [path, rows[String(path.at(-1))]] as const)
  const free = paths.filter(path => !isFixed(path))
  const taken = free.filter(path => isAccepted(endpoint, path, text))
  const refused = paths.filter(path => isFixed(path) || !taken.includes(path))
  const put = (some: readonly Path[]) => some.map(path => [path, text] as const)
  const bodies = [bodyWith(endpoint, put(refused) as never)]
  if (taken.length > 0 && !leadsToScraper(endpoint)) {
    bodies.push(bodyWith(endpoint, [...fixed, ...put(taken)] as never))
  }
  return bodies
}

async function inTurn<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const rest = list.values()
  const client = async () => {
    for (const one of rest) await work(one)
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

async function replayTexts(target: Target, texts: readonly string[]): Promise<void> {
  for (const [at, endpoint] of allEndpoints.entries()) {
    const isAddressed =
      [...textPaths(endpoint, 'query'), ...textPaths(endpoint, 'params')].length > 0
    const sample = isSlow(endpoint) ? SLOW_SAMPLE : SAMPLE
    await inTurn(everyNth(texts.slice(at % sample), sample), async text => {
      if (isAddressed)
        await replay(target, endpoint, pathOf(target, endpoint, text), sampleOf(endpoint))
      for (const body of bodiesFor(target, endpoint, text)) {
        await replay(target, endpoint, pathOf(target, endpoint), body)
      }
    })
  }
}

const sampleOf = (endpoint: Endpoint) => (endpoint.body ? bodyWith(endpoint, []) : undefined)

/** URLs of this machine or a private network, without host names that a public DNS resolver could know. */
function privateUrls(port: number): string[] {
  const hosts = ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '127.1', '2130706433', '0x7f.1']
  const isName = (url: string) => /\.[a-z][\w-]*\.?$/i.test(URL.parse(url)?.hostname ?? '')
  return [
    ...hosts.flatMap(host => [`http://${host}:${port}/`, `http://${host}/`]),
    ...hostileUrls().filter(url => !isName(url)),
  ]
}

async function replayUrls(target: Target, urls: readonly string[]): Promise<void> {
  const named = (path: string, method = 'POST') => {
    const endpoint = allEndpoints.find(one => one.path === path && one.method === method)
    if (!endpoint) throw new Error(`There is no endpoint ${method} ${path}`)
    return endpoint
  }
  const lookUp = named('/admin/scraping/parse-product-url')
  const choose = named('/admin/process-selected-image')
  const add = named('/admin/registry/items')
  await inTurn(urls, async url => {
    const lookup = { url, refresh: false, lookupId: randomUUID() }
    await replay(target, lookUp, lookUp.path, lookup)
    const choice = { imageUrl: url, imageAlt: 'Pram', imageSource: 'shop' }
    await replay(target, choose, choose.path, choice)
    const image = [{ url, alt: 'Pram', source: 'shop' }]
    const places: [Path, unknown][] = [
      [['productUrl'], url],
      [['thumbnailUrl'], url],
      [['scrapedImages'], image],
    ]
    for (const place of places) await replay(target, add, add.path, bodyWith(add, [place]))
  })
}

/** Waits until the scraper has finished all jobs; returns the number of those left after a minute. */
async function drainQueue({ system }: Target): Promise<number> {
  const deadline = performance.now() + DRAIN_MS
  for (;;) {
    const [row] = await system.query<{ count: number }>(
      `select count(*)::int as count from graphile_worker._private_jobs job
         join graphile_worker._private_tasks task on task.id = job.task_id
        where task.identifier = any($1) and job.attempts = 0 and job.run_at <= now()`,
      [SCRAPER_JOBS],
    )
    if (row?.count === 0 || performance.now() > deadline) return row?.count ?? Number.NaN
    await sleep(500)
  }
}

async function replayCorpora(system: TestSystem): Promise<Outcome> {
  const texts = nastyTexts()
  if (texts.length === 0) return { figure: 'the corpora are absent (CORPUS_DIR)', holds: null }
  const [api] = system.apis
  const pid = api?.pid()
  const canaries = await startCanaries([80, 443])
  registerCleanup(() => canaries.close())
  const target = await openTarget(system)
  await replayTexts(target, texts)
  // The scraper starts without the jobs that texts have caused: some of them hold public URLs.
  await system.query(`delete from graphile_worker._private_jobs`)
  const scraper = await startScraper({
    DATABASE_URL: system.postgres.url,
    DATA_DIR: system.dataDir,
    SCRAPER_ONLY_ALLOWED_HOSTS: 'false',
  })
  const urls = privateUrls(canaries.ports.at(-1) ?? 0)
  await replayUrls(target, urls)
  const left = await drainQueue(target)
  const isAlive = pid !== undefined && api?.pid() === pid && scraper.child.exitCode === null
  const count = (from: number, to: number) =>
    [...target.replies].reduce(
      (sum, [status, n]) => sum + (status >= from && status < to ? n : 0),
      0,
    )
  const sums = await system.query(
    `select from items i where amount_contributed_cents <> (select coalesce(sum(amount_cents), 0)
       from contributions where item_id = i.id and deleted_at is null)`,
  )
  const failed = [...new Set(target.failures)].slice(0, 5).join(', ')
  return {
    figure: `${texts.length} texts and ${urls.length} URLs: ${count(200, 300)} × 2xx, ${count(300, 500)} refused, ${target.failures.length} × 5xx${failed && ` (${failed})`}; ${canaries.hits()} canary hits (ports ${canaries.ports.join(', ')}); ${left} jobs left; ${sums.length} wrong sums; ${isAlive ? 'both processes alive' : 'a process ended'}`,
    holds:
      target.failures.length === 0 &&
      canaries.hits() === 0 &&
      left === 0 &&
      sums.length === 0 &&
      isAlive,
  }
}

export const hostileCorpora: Scenario = {
  id: 'R17',
  promise: `the hostile corpora at every text and URL field${isFullRun ? '' : `, every ${SAMPLE}th text`}: no 5xx, no request to a private address, api and scraper stay alive`,
  run: () => withTestSystem({ items: 0 }, replayCorpora),
}
