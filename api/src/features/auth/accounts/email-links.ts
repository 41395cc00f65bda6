import { createHmac } from 'node:crypto'
import type { App } from '../../../http/app.ts'
import type { JobRequest } from '../../../jobs/define-job.ts'
import * as userStore from '../../users/user-store.ts'
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

interface MailedLink {
  /** Account that receives the link; its row is locked. */
  account: userStore.Account
  link: string
}

/**
 * Creates a link that proves access to an account's mailbox once. Returns undefined if the link of this job was
 * already used, which means that an earlier copy of the email has arrived, if a later email has replaced it, or if
 * there is nothing to verify. The account is locked, so that a correction of its email address revokes each link
 * that is mailed to the former one.
 */
export async function createEmailLink(
  app: App,
  { userId, purpose }: { userId: string; purpose: Purpose },
  request: JobRequest,
): Promise<MailedLink | undefined> {
  const { path, lifeMs } = LINKS[purpose]
  const token = tokenOf(app, purpose, userId, request.id)
  const createdAt = app.now()
  return app.db.transaction(async trx => {
    const account = await userStore.lockById(trx, userId)
    if (!account || (purpose === 'verify' && account.emailVerifiedAt)) return undefined
    const isUsable = await emailTokenStore.replace(trx, {
      id: app.newId(),
      userId,
      purpose,
      tokenHash: hashToken(token),
      createdAt,
      expiresAt: new Date(createdAt.getTime() + lifeMs),
    })
    // In the fragment, so that no proxy and no Referer header receives it.
    const link = `${app.config.publicUrl}${path}#token=${token}`
    return isUsable ? { account, link } : undefined
  })
}
