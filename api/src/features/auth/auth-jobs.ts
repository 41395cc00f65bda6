import * as z from 'zod'
import type { Db } from '../../db/connect.ts'
import type { Job } from '../../jobs/define-job.ts'
import { daily, definePeriodicJob } from '../../jobs/periodic/define-periodic-job.ts'
import * as emailTokenStore from './accounts/email-token-store.ts'
import * as farewellStore from './accounts/farewell-store.ts'
import { authMails } from './auth-mails.ts'
import * as legacySessionStore from './legacy/legacy-session-store.ts'
import * as pairingStore from './pairing/pairing-store.ts'
import * as loginFailureStore from './passwords/login-failure-store.ts'
import * as accessTokenStore from './sessions/access-token-store.ts'
import { DEVICE_MS } from './sessions/device-cookie.ts'
import * as knownDeviceStore from './sessions/known-device-store.ts'
import * as sessionStore from './sessions/session-store.ts'

const WEEK_MS = 7 * 24 * 3_600_000

interface Step {
  ageMs: number
  remove: (db: Db, before: Date, limit: number) => Promise<number>
}

const STEPS: readonly Step[] = [
  { ageMs: WEEK_MS, remove: accessTokenStore.removeExpired },
  { ageMs: WEEK_MS, remove: sessionStore.removeExpired },
  { ageMs: WEEK_MS, remove: emailTokenStore.removeExpired },
  { ageMs: WEEK_MS, remove: pairingStore.removeExpired },
  { ageMs: WEEK_MS, remove: legacySessionStore.removeExpired },
  { ageMs: WEEK_MS, remove: loginFailureStore.removeOld },
  { ageMs: DEVICE_MS, remove: knownDeviceStore.removeOld },
  { ageMs: WEEK_MS, remove: farewellStore.removeOld },
]

/**
 * Removes sessions and tokens a week after they expired; until then the reuse of a token is detected. Also
 * removes data of closed accounts whose email could not be sent.
 */
export const removeExpiredSessions = definePeriodicJob({
  name: 'remove_ended_sessions',
  schedule: daily(3, 17),
  cursor: z.object({ step: z.int() }),
  async slice({ cursor = { step: 0 }, size, db, app }) {
    const step = STEPS[cursor.step]
    if (!step) return undefined
    const removed = await step.remove(db, new Date(app.now().getTime() - step.ageMs), size)
    return removed < size ? { step: cursor.step + 1 } : cursor
  },
})

export const authJobs: readonly Job[] = [...authMails, removeExpiredSessions]
