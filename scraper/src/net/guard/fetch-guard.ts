import type { Resolve } from './guarded-lookup.ts'

/** Rules and limits of fetching. */
export interface FetchGuard {
  /** `host:port` pairs that are allowed although private. Empty except in tests. */
  allowedHosts: ReadonlySet<string>
  /** True to fetch only `allowedHosts`: tests must not access the internet. */
  onlyAllowedHosts?: boolean
  /** Host of PUBLIC_URL, which is never fetched. */
  ownHost?: string | undefined
  /** Resolves a host name to all its IP addresses. */
  resolve: Resolve
  limits: FetchLimits
}

export interface FetchLimits {
  totalMs: number
  connectMs: number
  firstByteMs: number
  /** Counted after decompression. */
  maxBytes: number
  maxRedirects: number
}

export const FETCH_LIMITS: FetchLimits = {
  totalMs: 20_000,
  connectMs: 5_000,
  firstByteMs: 10_000,
  maxBytes: 5_000_000,
  maxRedirects: 5,
}
