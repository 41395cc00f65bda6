import * as z from 'zod'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import * as accessTokenStore from './access-token-store.ts'
import { authMails } from './auth-mails.ts'
import { DEVICE_MS } from './device-cookie.ts'
import * as emailTokenStore from './email-token-store.ts'
import * as farewellStore from './farewell-store.ts'
import * as knownDeviceStore from './known-device-store.ts'
import * as legacySessionStore from './legacy-session-store.ts'
import * as loginFailureStore from './login-failure-store.ts'
import * as pairingStore from './pairing-store.ts'
import * as sessionStore from './session-store.ts'

const WEEK_MS = 7 * 24 * 3_600_000

/**
 * Removes sessions and tokens a week after their end; until then a reuse is still recognised. Removes
 * what is left of closed accounts to which no mail could be sent.
 */
export const removeEndedSessions = defineJob({
  name: 'remove_ended_sessions',
  payload: z.object({}),
  schedule: '17 3 * * *',
  async run(_payload, { app }) {
    const before = new Date(app.now().getTime() - WEEK_MS)
    await accessTokenStore.removeEnded(app.db, before)
    await sessionStore.removeEnded(app.db, before)
    await emailTokenStore.removeEnded(app.db, before)
    await pairingStore.removeEnded(app.db, before)
    await legacySessionStore.removeEnded(app.db, before)
    await loginFailureStore.removeOld(app.db, before)
    await knownDeviceStore.removeOld(app.db, new Date(app.now().getTime() - DEVICE_MS))
    await farewellStore.removeOld(app.db, before)
  },
})

export const authJobs: readonly Job[] = [...authMails, removeEndedSessions]
