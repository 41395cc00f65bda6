import type { Access } from '@registry/shared/contract/endpoint'
import type { App } from '../app.ts'
import type { Route } from '../routes/route.ts'
import type { Viewer } from '../routes/viewer.ts'
import { ipPrefix } from './ip-prefix.ts'
import type { KeyedLimit, Limit } from './rate-limits.ts'

/** Default limit of GET requests per IP address. */
export const READS: Limit = { name: 'reads', points: 1_500, windowS: 60, by: 'ip' }
/** Static files are cheap, and many visitors behind one IP address may open a page with many images at once. */
export const FILES: Limit = { name: 'files', points: 15_000, windowS: 60, by: 'ip' }
/**
 * Requests that an open page repeats by itself, mostly served from memory. After a change all visitors behind
 * one IP address reload at the same moment.
 */
export const LIVE: Limit = { name: 'live', points: 6_000, windowS: 60, by: 'ip' }
/** Changing requests per IP address, counted before authentication. */
const ATTEMPTS: Limit = { name: 'attempts', points: 1_500, windowS: 60, by: 'ip' }
/** Requests beyond a limit whose Idempotency-Key is looked up, because they may be retries. */
export const RETRIES: Limit = { name: 'repetitions', points: 600, windowS: 60, by: 'ip' }
/** Changing requests per session, on routes without limits of their own. */
const WRITES: Limit = { name: 'writes', points: 60, windowS: 60, by: 'viewer', store: 'postgres' }

const NO_SESSION = 'none'

type LimitedRoute = Pick<Route, 'endpoint' | 'limits'>

/** True for an in-memory limit per IP address. */
const isOwnGuard = ({ by, store }: Limit) => by === 'ip' && store !== 'postgres'

/**
 * Returns the limits that a request to this route counts against. A route with an in-memory limit per IP
 * address does not count as an attempt: pages send analytics events automatically, and these must not block
 * contributions.
 */
export function limitsOf({ endpoint, limits }: LimitedRoute): readonly Limit[] {
  if (endpoint.method === 'GET') return limits.length > 0 ? limits : [READS]
  if (limits.some(isOwnGuard)) return limits
  return [ATTEMPTS, ...(limits.length > 0 ? limits : [WRITES])]
}

interface Sender {
  ip: string
  /** Session id of a valid visitor token. */
  sessionId: string | undefined
}

function viewerKey(viewer: Viewer<Access>): string | undefined {
  if (!viewer) return undefined
  return viewer.kind === 'legacy_admin' ? viewer.registryId : viewer.sessionId
}

function registryKey(viewer: Viewer<Access>, params: unknown): string {
  if (viewer && viewer.kind !== 'visitor') return viewer.registryId
  const isNamed = typeof params === 'object' && params !== null && 'slug' in params
  return isNamed ? String(params.slug) : NO_SESSION
}

/** Counts one request. Each method throws RATE_LIMITED when a limit is exceeded. */
export interface LimitCounter {
  /** Counts by IP address and sender, before the credentials and the body are checked. */
  sender(sender: Sender): Promise<void>
  /** Counts by the authenticated viewer. */
  viewer(by: { ip: string; viewer: Viewer<Access> }): Promise<void>
  /** Counts a valid request by its registry. */
  registry(by: { ip: string; viewer: Viewer<Access>; params: unknown }): Promise<void>
  /** Counts a valid request by its viewer, unless `viewer` has, and then by its registry: in one query. */
  viewerAndRegistry(by: { ip: string; viewer: Viewer<Access>; params: unknown }): Promise<void>
  /** Counts a valid request by keys that its route has read from it. */
  request(limits: readonly KeyedLimit[]): Promise<void>
  /** Refunds the counts of this request, except those by IP address. */
  refund(): Promise<void>
}

/** Creates the counter of one request to a route. */
export function createLimitCounter({ rateLimits }: App, route: LimitedRoute): LimitCounter {
  const counted: KeyedLimit[] = []
  let isViewerCounted = false
  const consume = (limits: readonly KeyedLimit[]) => rateLimits.consumeAll(limits, counted)
  function keyed(by: readonly Limit['by'][], keyFor: (limit: Limit) => string): KeyedLimit[] {
    const limits = limitsOf(route).filter(limit => by.includes(limit.by))
    return limits.map(limit => ({ limit, key: keyFor(limit) }))
  }
  function ofViewer({ ip, viewer }: { ip: string; viewer: Viewer<Access> }): KeyedLimit[] {
    if (isViewerCounted) return []
    isViewerCounted = true
    return keyed(['viewer'], () => viewerKey(viewer) ?? ipPrefix(ip))
  }
  function ofRegistry({ ip, viewer, params }: Parameters<LimitCounter['registry']>[0]) {
    const registry = registryKey(viewer, params)
    const ipAndRegistry = `${ipPrefix(ip)} ${registry}`
    return keyed(['registry', 'ip-and-registry'], ({ by }) =>
      by === 'ip-and-registry' ? ipAndRegistry : registry,
    )
  }
  return {
    sender({ ip, sessionId }) {
      const network = ipPrefix(ip)
      const sender = `${network} ${sessionId ?? NO_SESSION}`
      return consume(keyed(['ip', 'sender'], ({ by }) => (by === 'ip' ? network : sender)))
    },
    viewer: by => consume(ofViewer(by)),
    registry: by => consume(ofRegistry(by)),
    viewerAndRegistry: by => consume([...ofViewer(by), ...ofRegistry(by)]),
    request: consume,
    async refund() {
      const returned = counted.splice(0).filter(({ limit }) => !isOwnGuard(limit))
      await Promise.all(returned.map(({ limit, key }) => rateLimits.refund(limit, key)))
    },
  }
}
