import { aliased, column, type RecordOf } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'

const COLUMNS = {
  id: column<string>('id'),
  registryId: column<string>('registry_id'),
  endpoint: column<string>('endpoint'),
  p256dh: column<string>('p256dh'),
  auth: column<string>('auth'),
  createdAt: column<Date>('created_at'),
  lastUsedAt: column<Date | null>('last_used_at'),
}

/** Push subscription of a browser. */
export type Device = RecordOf<typeof COLUMNS>

export interface NewDevice {
  id: string
  userId: string
  registryId: string
  sessionId: string
  endpoint: string
  keys: { p256dh: string; auth: string }
  now: Date
}

/**
 * Stores a browser's push subscription. If another owner has the same endpoint, it is taken over only with
 * matching keys, which only that browser knows; otherwise returns undefined.
 */
export async function save(db: Db, device: NewDevice): Promise<Device | undefined> {
  const { endpoint, keys, userId: user_id, registryId: registry_id } = device
  const own = { user_id, registry_id, session_id: device.sessionId, ...keys }
  const [saved]: Device[] = await db('push_subscriptions')
    .insert({ id: device.id, endpoint, created_at: device.now, ...own })
    .onConflict('endpoint')
    .merge(own)
    .whereRaw(
      `push_subscriptions.user_id = ? or
       (push_subscriptions.p256dh = ? and push_subscriptions.auth = ?)`,
      [user_id, keys.p256dh, keys.auth],
    )
    .returning(aliased(COLUMNS))
  return saved
}

/** Deletes all but the `max` most recently used or added subscriptions of a user. */
export async function removeBeyond(db: Db, userId: string, max: number): Promise<void> {
  const beyond = db('push_subscriptions')
    .where({ user_id: userId })
    .orderByRaw('coalesce(last_used_at, created_at) desc, id desc')
    .offset(max)
    .select('id')
  await db('push_subscriptions').whereIn('id', beyond).delete()
}

/** Lists a user's devices, newest first. */
export async function listByUser(db: Db, userId: string): Promise<Device[]> {
  return db('push_subscriptions')
    .where({ user_id: userId })
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select(COLUMNS)
}

/** Lists the devices that receive notifications of a registry, or only the one with this id. */
export async function listByRegistry(db: Db, registryId: string, id?: string): Promise<Device[]> {
  return db('push_subscriptions')
    .where({ registry_id: registryId, ...(id !== undefined && { id }) })
    .select(COLUMNS)
}

export async function markUsed(db: Db, id: string, at: Date): Promise<void> {
  await db('push_subscriptions').where({ id }).update({ last_used_at: at })
}

/** Deletes a subscription unless the browser has renewed it meanwhile. */
export async function remove(db: Db, { id, p256dh }: Device): Promise<void> {
  await db('push_subscriptions').where({ id, p256dh }).delete()
}

export async function removeOwn(db: Db, userId: string, endpoint: string): Promise<void> {
  await db('push_subscriptions').where({ user_id: userId, endpoint }).delete()
}

/** Deletes the subscriptions of a session that was signed out. */
export async function removeOfSession(db: Db, sessionId: string): Promise<void> {
  await db('push_subscriptions').where({ session_id: sessionId }).delete()
}

export async function removeOfUser(db: Db, userId: string): Promise<void> {
  await db('push_subscriptions').where({ user_id: userId }).delete()
}

export async function removeOfRegistry(db: Db, registryId: string): Promise<void> {
  await db('push_subscriptions').where({ registry_id: registryId }).delete()
}
