import type { Access } from '@registry/shared/contract/endpoint'
import type { App } from './app.ts'
import { ipPrefix } from './ip-prefix.ts'
import type { Limit } from './rate-limits.ts'
import type { KeyedLimit, Route } from './route.ts'
import type { Viewer } from './viewer.ts'

/** Reads of one address, whatever they are. */
export const READS: Limit = { name: 'reads', points: 1_500, windowS: 60, by: 'ip' }
/** Files cost little, and a page with many pictures is opened by a whole party at once. */
export const FILES: Limit = { name: 'files', points: 15_000, windowS: 60, by: 'ip' }
/**
 * What an open page asks for by itself, mostly from memory: whoever looks at a registry is told at one
 * moment to load it anew, a whole party behind one address.
 */
export const LIVE: Limit = { name: 'live', points: 6_000, windowS: 60, by: 'ip' }
/** Changes from one address, before anything of them is believed. */
const ATTEMPTS: Limit = { name: 'attempts', points: 1_500, windowS: 60, by: 'ip' }
/** Requests beyond a limit that may be repetitions, which are looked up. */
export const RETRIES: Limit = { name: 'repetitions', points: 600, windowS: 60, by: 'ip' }
/** Changes by one session, on routes without limits of their own. */
const WRITES: Limit = { name: 'writes', points: 60, windowS: 60, by: 'viewer', store: 'postgres' }

const NO_SESSION = 'none'

/** Of a route that counts its addresses itself, as cheaply. */
const isOwnGuard = ({ by, store }: Limit) => by === 'ip' && store !== 'postgres'

/**
 * Every limit that a request to this route counts against. What has a guard of its own takes nothing
 * from the attempts: pages tell of what they count by themselves, and no gift may be refused for it.
 */
export function limitsOf({ endpoint, limits }: Route): readonly Limit[] {
  if (endpoint.method === 'GET') return limits.length > 0 ? limits : [READS]
  if (limits.some(isOwnGuard)) return limits
  return [ATTEMPTS, ...(limits.length > 0 ? limits : [WRITES])]
}

export interface Sender {
  ip: string
  /** Of a visitor's token, if that is worth anything. */
  sessionId: string | undefined
}

function viewerKey(viewer: Viewer<Access>): string | undefined {
  if (!viewer) return undefined
  return viewer.kind === 'legacy_admin' ? viewer.registryId : viewer.sessionId
}

function registryKey(viewer: Viewer<Access>, params: unknown): string {
  if (viewer && viewer.kind !== 'guest') return viewer.registryId
  const isNamed = typeof params === 'object' && params !== null && 'slug' in params
  return isNamed ? String(params.slug) : NO_SESSION
}

/** What one request is counted against. Each count throws RATE_LIMITED once its limit is passed. */
export interface LimitCounter {
  /** Counts by where the request comes from, before its proof and body are looked at. */
  sender(sender: Sender): Promise<void>
  /** Counts by who proved to call. */
  viewer(by: { ip: string; viewer: Viewer<Access> }): Promise<void>
  /** Counts a valid request by the registry that it is about. */
  registry(by: { ip: string; viewer: Viewer<Access>; params: unknown }): Promise<void>
  /** Counts a valid request by keys that its route has read from it. */
  request(limits: readonly KeyedLimit[]): Promise<void>
  /** Takes the counts of this request back, except those in memory by IP address alone. */
  refund(): Promise<void>
}

/** Counts a request to this route. */
export function createLimitCounter({ rateLimits }: App, route: Route): LimitCounter {
  const counted: KeyedLimit[] = []
  async function consume(limits: readonly KeyedLimit[]) {
    for (const { limit, key } of limits) {
      await rateLimits.consume(limit, key)
      counted.push({ limit, key })
    }
  }
  function count(by: readonly Limit['by'][], keyFor: (limit: Limit) => string) {
    const limits = limitsOf(route).filter(limit => by.includes(limit.by))
    return consume(limits.map(limit => ({ limit, key: keyFor(limit) })))
  }
  return {
    sender({ ip, sessionId }) {
      const network = ipPrefix(ip)
      const sender = `${network} ${sessionId ?? NO_SESSION}`
      return count(['ip', 'sender'], ({ by }) => (by === 'ip' ? network : sender))
    },
    viewer: ({ ip, viewer }) => count(['viewer'], () => viewerKey(viewer) ?? ipPrefix(ip)),
    registry({ ip, viewer, params }) {
      const registry = registryKey(viewer, params)
      const guests = `${ipPrefix(ip)} ${registry}`
      return count(['registry', 'guests'], ({ by }) => (by === 'guests' ? guests : registry))
    },
    request: consume,
    async refund() {
      const returned = counted.splice(0).filter(({ limit }) => !isOwnGuard(limit))
      await Promise.all(returned.map(({ limit, key }) => rateLimits.refund(limit, key)))
    },
  }
}
