import * as z from 'zod'
import { verificationEmail } from '../../emails/verification-email.ts'
import type { App } from '../../http/app.ts'
import { defineJob, type Job } from '../../jobs/define-job.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as userStore from '../users/user-store.ts'
import * as emailTokenStore from './email-token-store.ts'
import { hashToken } from './hash-token.ts'
import * as legacySessionStore from './legacy-session-store.ts'
import * as sessionStore from './session-store.ts'

const DAY_MS = 24 * 3_600_000

/** The token stands behind #, so that no server on the way and no Referer learns it. */
async function newVerificationLink(app: App, userId: string): Promise<string> {
  const token = app.newToken()
  const createdAt = app.now()
  await app.db.transaction(trx =>
    emailTokenStore.replace(trx, {
      id: app.newId(),
      userId,
      purpose: 'verify',
      tokenHash: hashToken(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + DAY_MS),
    }),
  )
  return `${app.config.publicUrl}/verify-email#token=${token}`
}

/**
 * Mails a link that verifies an address. The token is made here, so that neither it nor the address
 * ever stands in the queue; an id that is nobody's does nothing.
 */
export const sendVerification = defineJob({
  name: 'send_verification',
  payload: z.object({ userId: z.uuid() }),
  async run({ userId }, { app, mail }) {
    const account = await userStore.findById(app.db, userId)
    const registry = account && (await registryStore.findByOwner(app.db, userId))
    if (!registry || account.emailVerifiedAt) return
    const link = await newVerificationLink(app, userId)
    const email = verificationEmail({ name: account.name, registryName: registry.name, link })
    await mail.send({ name: account.name, address: account.email }, email)
  },
})

/** Removes sessions and tokens a week after their end; until then a reuse is still recognised. */
export const removeEndedSessions = defineJob({
  name: 'remove_ended_sessions',
  payload: z.object({}),
  schedule: '17 3 * * *',
  async run(_payload, { app }) {
    const before = new Date(app.now().getTime() - 7 * DAY_MS)
    await sessionStore.removeEnded(app.db, before)
    await emailTokenStore.removeEnded(app.db, before)
    await legacySessionStore.removeEnded(app.db, before)
  },
})

export const authJobs: readonly Job[] = [sendVerification, removeEndedSessions]
