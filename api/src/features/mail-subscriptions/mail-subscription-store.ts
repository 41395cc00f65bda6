import { createHash } from 'node:crypto'
import type { MailKind } from '@registry/shared/mails/mail-kinds'
import type { Db } from '../../db/connect.ts'

/** Whether one email address gets one kind of email about a registry. */
export interface MailSubscription {
  id: string
  registryId: string
  kind: MailKind
  isOn: boolean
}

const subscription = (db: Db, where: object) =>
  db('mail_subscriptions')
    .where(where)
    .select('id', 'kind', { registryId: 'registry_id' })
    .first(db.raw('unsubscribed_at is null as "isOn"'))

// Salted with the registry, so the same address cannot be recognised across registries.
const hashAddress = (registryId: string, address: string) =>
  createHash('sha256').update(`${registryId}\n${address.trim().toLowerCase()}`).digest('hex')

/** Email address that gets a kind of email about a registry. */
export interface Recipient {
  registryId: string
  kind: MailKind
  address: string
}

/** Returns the subscription of an email address; creates it, turned on, for the first email. */
export async function findOrCreate(
  db: Db,
  { registryId, kind, address, id }: Recipient & { id: string },
): Promise<MailSubscription | undefined> {
  const key = { registry_id: registryId, kind, address_hash: hashAddress(registryId, address) }
  await db('mail_subscriptions')
    .insert({ id, ...key })
    .onConflict(['registry_id', 'kind', 'address_hash'])
    .ignore()
  return subscription(db, key)
}

export async function findById(db: Db, id: string): Promise<MailSubscription | undefined> {
  return subscription(db, { id })
}

/** Turns a subscription on or off. Returns false if it was so before. */
export async function switchOne(
  db: Db,
  { id, isOn, at }: { id: string; isOn: boolean; at: Date },
): Promise<boolean> {
  const one = db('mail_subscriptions').where({ id })
  const changed = isOn
    ? await one.whereNotNull('unsubscribed_at').update({ unsubscribed_at: null })
    : await one.whereNull('unsubscribed_at').update({ unsubscribed_at: at })
  return changed > 0
}

/** Turns a kind of email on for all email addresses of a registry. */
export async function turnOn(db: Db, registryId: string, kind: MailKind): Promise<void> {
  await db('mail_subscriptions')
    .where({ registry_id: registryId, kind })
    .update({ unsubscribed_at: null })
}

export async function removeOfRegistry(db: Db, registryId: string): Promise<void> {
  await db('mail_subscriptions').where({ registry_id: registryId }).delete()
}
