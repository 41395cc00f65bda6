import type { Access } from '@registry/shared/contract/endpoint'
import type { App } from './app.ts'
import type { Limit } from './rate-limits.ts'
import type { RequestMeta, Route } from './route.ts'
import type { Viewer } from './viewer.ts'

interface Limited {
  app: App
  viewer: Viewer<Access>
  meta: RequestMeta
  params: unknown
}

/** Reads of one address, whatever they are. */
const READS: Limit = { name: 'reads', points: 300, windowS: 60, by: 'ip' }
/** Changes from one address, for routes without a limit of their own. */
const WRITES: Limit = { name: 'writes', points: 120, windowS: 60, by: 'ip', store: 'postgres' }

const IPV6_GROUPS = 8

/** What counts as one address: an IPv4 address, or the whole /64 that an IPv6 customer owns. */
export function networkOf(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [before, after] = [groups(head), groups(tail)]
  // '::' stands for as many zeros as are missing.
  const zeros = Array<string>(Math.max(0, IPV6_GROUPS - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

function viewerKey(viewer: Viewer<Access>): string | undefined {
  if (!viewer) return undefined
  return viewer.kind === 'legacy_admin' ? viewer.registryId : viewer.sessionId
}

function registryKey({ viewer, params }: Limited): string {
  if (viewer && viewer.kind !== 'guest') return viewer.registryId
  const slug = (params as { slug?: unknown } | undefined)?.slug
  return typeof slug === 'string' ? slug : 'none'
}

function keyFor(limit: Limit, limited: Limited): string {
  const ip = networkOf(limited.meta.ip)
  if (limit.by === 'registry') return registryKey(limited)
  return limit.by === 'viewer' ? (viewerKey(limited.viewer) ?? ip) : ip
}

/** Counts the request against the limits of its route, or against the general ones. */
export async function consumeLimits(route: Route, limited: Limited): Promise<void> {
  const general = route.endpoint.method === 'GET' ? READS : WRITES
  const limits = route.limits.length > 0 ? route.limits : [general]
  for (const limit of limits) await limited.app.rateLimits.consume(limit, keyFor(limit, limited))
}
