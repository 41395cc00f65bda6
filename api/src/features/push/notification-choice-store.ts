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

type Channels = Pick<NotificationChoices, 'contributions' | 'offerings'>

const FORMER = {
  contributions: 'former_contributions',
  offerings: 'former_offerings',
} satisfies Record<keyof Channels, string>

/** Stores the choices, and as `former` the channels that the link of an unsubscribed email restores. */
export async function save(
  db: Db,
  userId: string,
  { choices, former, at }: { choices: NotificationChoices; former?: Channels | false; at: Date },
): Promise<void> {
  const values = {
    ...toRow(COLUMNS, choices),
    ...(former &&
      toRow(FORMER, { contributions: former.contributions, offerings: former.offerings })),
    updated_at: at,
  }
  await db('notification_choices')
    .insert({ user_id: userId, created_at: at, ...values })
    .onConflict('user_id')
    .merge(values)
}

/** Returns the channels from before the owner unsubscribed; undefined for an owner who unsubscribed before they were stored. */
export async function findFormer(db: Db, userId: string): Promise<Channels | undefined> {
  return db('notification_choices')
    .where({ user_id: userId })
    .whereNotNull('former_contributions')
    .first(FORMER)
}

export async function removeOfUser(db: Db, userId: string): Promise<void> {
  await db('notification_choices').where({ user_id: userId }).delete()
}
