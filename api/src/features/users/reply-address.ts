import type { Recipient } from '../../gateways/mail/mail.ts'
import type { Account } from './user-store.ts'

/**
 * Returns the Reply-To of emails that an owner causes. Undefined while the owner's email address is unverified: it
 * may belong to another person.
 */
export function replyAddress(
  account: Pick<Account, 'name' | 'email' | 'emailVerifiedAt'> | undefined,
): Recipient | undefined {
  return account?.emailVerifiedAt ? { name: account.name, address: account.email } : undefined
}
