import { createHmac } from 'node:crypto'
import type { App } from '../../http/app.ts'
import type { JobRequest } from '../../jobs/define-job.ts'
import * as emailTokenStore from './email-token-store.ts'
import { hashToken } from './hash-token.ts'

const HOUR_MS = 3_600_000

const KINDS = {
  verify: { path: '/verify-email', lifeMs: 24 * HOUR_MS },
  reset: { path: '/reset-password', lifeMs: HOUR_MS },
} as const

type Purpose = keyof typeof KINDS

// All tries of one mail carry one link: of two copies, both work.
function tokenOf(app: App, purpose: Purpose, userId: string, requestId: string): string {
  return createHmac('sha256', app.secrets.sessionKey)
    .update(`email-token\n${purpose}\n${userId}\n${requestId}`)
    .digest('base64url')
}

/**
 * A link that proves the address of an account, once. Nothing when the link of this request was used:
 * an earlier copy of the mail has arrived then.
 */
export async function createEmailLink(
  app: App,
  { userId, purpose }: { userId: string; purpose: Purpose },
  request: JobRequest,
): Promise<string | undefined> {
  const { path, lifeMs } = KINDS[purpose]
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
  // Behind #, so that no server on the way and no Referer learns it.
  return isUsable ? `${app.config.publicUrl}${path}#token=${token}` : undefined
}
