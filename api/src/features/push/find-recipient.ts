import type { NotificationChoices } from '@registry/shared/contract/account/settings'
import type { App } from '../../http/app.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as userStore from '../users/user-store.ts'
import * as notificationChoiceStore from './notification-choice-store.ts'

/** Owner of a registry with their notification choices. */
interface Recipient {
  registryId: string
  account: userStore.Account
  choices: NotificationChoices
}

/** Returns the recipient of a registry's notifications; undefined if it is closed. */
export async function findRecipient(
  { db }: Pick<App, 'db'>,
  registryId: string,
): Promise<Recipient | undefined> {
  const registry = await registryStore.findById(db, registryId)
  const account = registry && (await userStore.findById(db, registry.ownerId))
  return (
    account && { registryId, account, choices: await notificationChoiceStore.find(db, account.id) }
  )
}
