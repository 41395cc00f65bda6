import { FETCH_LIMITS, type FetchGuard, type FetchLimits } from '../src/net/fetch-guard.ts'

/** A guard under which every name in the world leads to this machine, the worst a name server can do. */
export function testGuard(
  allowedHosts: readonly string[] = [],
  limits: Partial<FetchLimits> = {},
): FetchGuard {
  return {
    allowedHosts: new Set(allowedHosts),
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    limits: { ...FETCH_LIMITS, ...limits },
  }
}
