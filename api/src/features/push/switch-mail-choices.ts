import type { NotificationChoices } from '@registry/shared/contract/account/settings'
import type { Db } from '../../db/connect.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as notificationChoiceStore from './notification-choice-store.ts'
import { withoutMails } from './notification-policy.ts'

/**
 * Makes the owner's settings show that emails were turned off or on by the link in an email. Turning them on restores
 * the choices from before they were turned off, the last that had emails.
 */
export async function switchMailChoices(
  db: Db,
  { registryId, isOn, at }: { registryId: string; isOn: boolean; at: Date },
): Promise<void> {
  const registry = await registryStore.findById(db, registryId)
  if (!registry) return
  const { ownerId } = registry
  const chosen = await notificationChoiceStore.find(db, ownerId)
  if (isOn) {
    // Owners who unsubscribed before choices were stored get all emails.
    const former = (await notificationChoiceStore.findFormer(db, ownerId)) ?? ALL_MAILS
    await notificationChoiceStore.save(db, ownerId, { choices: { ...chosen, ...former }, at })
  } else {
    const choices = withoutMails(chosen)
    const hadMails = chosen.contributions !== 'push' || chosen.offerings !== 'push'
    await notificationChoiceStore.save(db, ownerId, { choices, former: hadMails && chosen, at })
  }
}

const ALL_MAILS: Pick<NotificationChoices, 'contributions' | 'offerings'> = {
  contributions: 'both',
  offerings: 'both',
}
