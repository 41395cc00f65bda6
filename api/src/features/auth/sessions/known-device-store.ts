import type { Db } from '../../../db/connect.ts'
import { deleteBefore } from '../../../db/delete-batch.ts'

export interface DeviceUse {
  userId: string
  deviceHash: string
  at: Date
}

/** Returns whether the account has been used on any device. */
export async function hasAny(db: Db, userId: string): Promise<boolean> {
  const row = await db('known_devices').where({ user_id: userId }).first('user_id')
  return row !== undefined
}

/** Returns whether the account has been used on this device. */
export async function isKnown(
  db: Db,
  { userId, deviceHash }: Pick<DeviceUse, 'userId' | 'deviceHash'>,
): Promise<boolean> {
  const device = { user_id: userId, device_hash: deviceHash }
  return (await db('known_devices').where(device).first('user_id')) !== undefined
}

/** Stores that an account was used on a device. Returns false if the device was known. */
export async function recordUse(db: Db, { userId, deviceHash, at }: DeviceUse): Promise<boolean> {
  const device = { user_id: userId, device_hash: deviceHash }
  const known = await db('known_devices').where(device).update({ last_used_at: at })
  if (known > 0) return false
  await db('known_devices')
    .insert({ ...device, last_used_at: at })
    .onConflict(['user_id', 'device_hash'])
    .ignore()
  return true
}

export async function removeOfUser(db: Db, userId: string): Promise<void> {
  await db('known_devices').where({ user_id: userId }).delete()
}

/** Removes at most `limit` rows last used before then; returns how many. */
export const removeOld = deleteBefore('known_devices', 'last_used_at')
