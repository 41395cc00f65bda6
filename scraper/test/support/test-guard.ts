import { FETCH_LIMITS, type FetchGuard, type FetchLimits } from '../../src/net/guard/fetch-guard.ts'

/** Long deadlines for a busy machine; tests of deadlines set their own. */
const PATIENT = { totalMs: 240_000, connectMs: 240_000, firstByteMs: 240_000 }

/** Creates a guard that resolves every name to 127.0.0.1, the worst case of a malicious name server. */
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
