import type { NotificationChoices } from '@registry/shared/contract/account/settings'
import type { Db } from '../../db/connect.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as notificationChoiceStore from './notification-choice-store.ts'

type Channel = NotificationChoices['contributions']

const withMail = (channel: Channel): Channel => (channel === 'push' ? 'both' : channel)

/** Makes the owner's settings show that emails were turned off or on by the link in an email. */
export async function switchMailChoices(
  db: Db,
  { registryId, isOn, at }: { registryId: string; isOn: boolean; at: Date },
): Promise<void> {
  const registry = await registryStore.findById(db, registryId)
  if (!registry) return
  const { contributions, offerings, ownGifts } = await notificationChoiceStore.find(
    db,
    registry.ownerId,
  )
  const channelOf = (channel: Channel) => (isOn ? withMail(channel) : 'push')
  const choices = {
    contributions: channelOf(contributions),
    offerings: channelOf(offerings),
    ownGifts,
  }
  await notificationChoiceStore.save(db, registry.ownerId, { choices, at })
}
