import type { App } from '../../../http/app.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import * as userStore from '../../users/user-store.ts'
import { ACCOUNT_RESETS, accountKey } from '../auth-limits.ts'
import { sendReset } from '../auth-mails.ts'

/**
 * Mails a password reset link. For an unknown email address it does the same work, so that response times do
 * not reveal accounts. Throws RATE_LIMITED.
 */
export async function forgotPassword(app: App, email: string): Promise<void> {
  await app.rateLimits.consume(ACCOUNT_RESETS, accountKey(email))
  const account = await userStore.findByEmail(app.db, email)
  await enqueue(app.db, sendReset, { userId: account?.id ?? app.newId() })
}
