import { createHmac } from 'node:crypto'
import type { App } from '../../../http/app.ts'
import type { JobRequest } from '../../../jobs/define-job.ts'
import { hashToken } from '../sessions/hash-token.ts'
import * as emailTokenStore from './email-token-store.ts'

const HOUR_MS = 3_600_000

const LINKS = {
  verify: { path: '/verify-email', lifeMs: 24 * HOUR_MS },
  reset: { path: '/reset-password', lifeMs: HOUR_MS },
} as const

type Purpose = keyof typeof LINKS

// The token is derived from the job's id, so all attempts of a job send the same link and duplicates of an
// email all work.
function tokenOf(app: App, purpose: Purpose, userId: string, requestId: string): string {
  return createHmac('sha256', app.secrets.sessionKey)
    .update(`email-token\n${purpose}\n${userId}\n${requestId}`)
    .digest('base64url')
}

/**
 * Creates a link that proves access to an account's mailbox once. Returns undefined if the link of this job was
 * already used, which means that an earlier copy of the email has arrived, or if a later email has replaced it.
 */
export async function createEmailLink(
  app: App,
  { userId, purpose }: { userId: string; purpose: Purpose },
  request: JobRequest,
): Promise<string | undefined> {
  const { path, lifeMs } = LINKS[purpose]
  const token = tokenOf(app, purpose, userId, request.id)
  const createdAt = app.now()
  const isUsable = await app.db.transaction(trx =>
    emailTokenStore.replace(trx, {
      id: app.newId(),
      userId,
      purpose,
      tokenHash: hashToken(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifeMs),
    }),
  )
  // In the fragment, so that no proxy and no Referer header receives it.
  return isUsable ? `${app.config.publicUrl}${path}#token=${token}` : undefined
}
