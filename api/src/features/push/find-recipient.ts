import type { NotificationChoices } from '@registry/shared/contract/account/settings'
import type { App } from '../../http/app.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as userStore from '../users/user-store.ts'
import * as notificationChoiceStore from './notification-choice-store.ts'
import { withoutMails } from './notification-policy.ts'

/** Owner of a registry with their notification choices. */
export interface Recipient {
  registryId: string
  account: userStore.Account
  /** Without emails while the email address is unverified. */
  choices: NotificationChoices
}

/** Returns the recipient of a registry's notifications; undefined if it is closed. */
export async function findRecipient(
  { db }: Pick<App, 'db'>,
  registryId: string,
): Promise<Recipient | undefined> {
  const registry = await registryStore.findById(db, registryId)
  const account = registry && (await userStore.findById(db, registry.ownerId))
  if (!account) return undefined
  const chosen = await notificationChoiceStore.find(db, account.id)
  return { registryId, account, choices: account.emailVerifiedAt ? chosen : withoutMails(chosen) }
}
