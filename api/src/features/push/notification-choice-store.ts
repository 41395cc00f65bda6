import type { NotificationChoices } from '@registry/shared/contract/account/settings'
import { toRow } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'

/** Default choices: no emails without consent. */
const DEFAULT_CHOICES: NotificationChoices = {
  contributions: 'push',
  offerings: 'push',
  ownGifts: false,
}

const COLUMNS = {
  contributions: 'contributions',
  offerings: 'offerings',
  ownGifts: 'own_gifts',
} satisfies Record<keyof NotificationChoices, string>

export async function find(db: Db, userId: string): Promise<NotificationChoices> {
  const choices = await db('notification_choices').where({ user_id: userId }).first(COLUMNS)
  return choices ?? DEFAULT_CHOICES
}

export async function save(
  db: Db,
  userId: string,
  { choices, at }: { choices: NotificationChoices; at: Date },
): Promise<void> {
  const values = { ...toRow(COLUMNS, choices), updated_at: at }
  await db('notification_choices')
    .insert({ user_id: userId, created_at: at, ...values })
    .onConflict('user_id')
    .merge(values)
}

export async function removeOfUser(db: Db, userId: string): Promise<void> {
  await db('notification_choices').where({ user_id: userId }).delete()
}
