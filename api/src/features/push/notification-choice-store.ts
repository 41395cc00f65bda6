import type { NotificationChoices } from '@registry/shared/contract/account/settings'
import type { Db } from '../../db/connect.ts'

/** Default choices: no emails without consent. */
const DEFAULT_CHOICES: NotificationChoices = {
  contributions: 'push',
  offerings: 'push',
  ownGifts: false,
}

interface ChoiceRow {
  contributions: NotificationChoices['contributions']
  offerings: NotificationChoices['offerings']
  own_gifts: boolean
}

export async function find(db: Db, userId: string): Promise<NotificationChoices> {
  const row: ChoiceRow | undefined = await db('notification_choices')
    .where({ user_id: userId })
    .first(['contributions', 'offerings', 'own_gifts'])
  if (!row) return DEFAULT_CHOICES
  return { contributions: row.contributions, offerings: row.offerings, ownGifts: row.own_gifts }
}

export async function save(
  db: Db,
  userId: string,
  { choices, at }: { choices: NotificationChoices; at: Date },
): Promise<void> {
  const { contributions, offerings, ownGifts } = choices
  const values = { contributions, offerings, own_gifts: ownGifts, updated_at: at }
  await db('notification_choices')
    .insert({ user_id: userId, created_at: at, ...values })
    .onConflict('user_id')
    .merge(values)
}

export async function removeOfUser(db: Db, userId: string): Promise<void> {
  await db('notification_choices').where({ user_id: userId }).delete()
}
