import { FETCH_LIMITS, type FetchGuard, type FetchLimits } from '../src/net/fetch-guard.ts'

/** A busy machine may take long over what it does in no time: a test of a limit sets its own. */
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
