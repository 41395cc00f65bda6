import { FETCH_LIMITS, type FetchGuard, type FetchLimits } from '../src/net/fetch-guard.ts'

/** Long deadlines for a busy machine; a test of a deadline sets its own. */
const PATIENT = { totalMs: 240_000, connectMs: 240_000, firstByteMs: 240_000 }

/** A guard under which every name in the world leads to this machine, the worst a name server can do. */
export function testGuard(
  allowedHosts: readonly string[] = [],
  limits: Partial<FetchLimits> = {},
): FetchGuard {
  return {
    allowedHosts: new Set(allowedHosts),
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    limits: { ...FETCH_LIMITS, ...PATIENT, ...limits },
  }
}
