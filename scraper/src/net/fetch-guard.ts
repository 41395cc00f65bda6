import type { Resolve } from './guarded-lookup.ts'

/** What may be fetched, and how much of it. */
export interface FetchGuard {
  /** `host:port` pairs that pass although they are private. Empty but in tests. */
  allowedHosts: ReadonlySet<string>
  /** Nothing but those is fetched: tests must not leave their machine. */
  onlyAllowedHosts?: boolean
  /** The host of our own public address: we do not fetch ourselves. */
  ownHost?: string | undefined
  /** Answers all addresses of a name. */
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
