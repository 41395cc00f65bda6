import { column, type RecordOf, toRow } from '../../db/columns.ts'
import type { Db } from '../../db/connect.ts'

export const noteColumns = {
  /** Whether `note` was sent or is a draft. */
  status: column<'draft' | 'sent'>('status'),
  /** Empty if nothing was written. */
  note: column<string>('note'),
  /** Contributions up to this time are thanked for. */
  sentAt: column<Date | null>('sent_at'),
  /** Previous value of `sentAt`, restored by undo; of an undelivered note the value that its delivery restores. */
  sentBeforeAt: column<Date | null>('sent_before_at'),
  /** Last email of the note; null after the note was sent another way or undone. */
  mailId: column<string | null>('mail_id'),
  /** Time at which that email was rejected or given up; null if it was not. */
  undeliveredAt: column<Date | null>('undelivered_at'),
}

/** Stored note to a contributor. */
export type StoredNote = RecordOf<typeof noteColumns>

interface NoteKey {
  registryId: string
  /** Lower-cased email address of the contributor. */
  key: string
}

const rowsOf = (db: Db, { registryId, key }: NoteKey) =>
  db('thank_yous').where({ registry_id: registryId, email: key })

/**
 * Returns the note to a contributor and locks it until the transaction ends; inserts an empty draft if there is
 * none.
 */
export async function lock(
  db: Db,
  { id, now, ...noteKey }: NoteKey & { id: string; now: Date },
): Promise<StoredNote & { version: number }> {
  const { registryId, key } = noteKey
  await db('thank_yous')
    .insert({ id, registry_id: registryId, email: key, created_at: now, updated_at: now })
    .onConflict(['registry_id', 'email'])
    .ignore()
  return rowsOf(db, noteKey)
    .forUpdate()
    .first({ ...noteColumns, version: 'version' })
}

export async function update(
  db: Db,
  { stored, now, ...noteKey }: NoteKey & { stored: StoredNote; now: Date },
): Promise<void> {
  await rowsOf(db, noteKey).update({ ...toRow(noteColumns, stored), updated_at: now })
}

/** Returns the notes of a registry by lower-cased email address. */
export async function listByRegistry(db: Db, registryId: string): Promise<Map<string, StoredNote>> {
  const rows: (StoredNote & { email: string })[] = await db('thank_yous')
    .where({ registry_id: registryId })
    .select('email', noteColumns)
  return new Map(rows.map(({ email, ...stored }) => [email, stored]))
}

const NO_MAIL = { mail_id: null, undelivered_at: null }

interface Marked<Note> {
  registryId: string
  notes: readonly (Note & { key: string })[]
  now: Date
}

/** Marks notes as sent, each for the contributions up to its `sentAt`. */
export async function markAllSent(
  db: Db,
  { registryId, notes, now }: Marked<{ id: string; sentAt: Date }>,
): Promise<void> {
  const rows = notes.map(({ id, key, sentAt }) => ({
    id,
    registry_id: registryId,
    email: key,
    status: 'sent',
    sent_at: sentAt,
    created_at: now,
    updated_at: now,
  }))
  await db('thank_yous')
    .insert(rows)
    .onConflict(['registry_id', 'email'])
    .merge({
      status: 'sent',
      // A note sent for earlier contributions is not the note for these.
      note: db.raw("case when thank_yous.status = 'sent' then '' else thank_yous.note end"),
      sent_at: db.raw('excluded.sent_at'),
      sent_before_at: db.raw('thank_yous.sent_at'),
      ...NO_MAIL,
      updated_at: now,
    })
}

/** Undoes marking notes as sent: earlier contributions stay thanked for, the latest does not. */
export async function unmarkAllSent(
  db: Db,
  { registryId, notes, now }: Marked<{ latestContributionAt: Date }>,
): Promise<void> {
  await db.raw(
    `update thank_yous t
        set status = 'draft', sent_before_at = null, mail_id = null, undelivered_at = null,
            sent_at = case when t.sent_before_at < latest.at then t.sent_before_at end,
            updated_at = :now
       from unnest(:keys::text[], :times::timestamptz[]) as latest (key, at)
      where t.registry_id = :registryId and t.email = latest.key`,
    {
      registryId,
      now,
      keys: notes.map(({ key }) => key),
      times: notes.map(({ latestContributionAt }) => latestContributionAt),
    },
  )
}

/**
 * Turns the notes of these undelivered emails into drafts again. Contributions that an earlier note thanked for
 * stay thanked for.
 */
export async function markUndelivered(
  db: Db,
  mailIds: readonly string[],
  now: Date,
): Promise<void> {
  await db('thank_yous')
    .whereRaw('mail_id = any(?::uuid[])', [[...mailIds]])
    .whereNull('undelivered_at')
    .update({
      ...{ status: 'draft', sent_at: db.ref('sent_before_at'), sent_before_at: db.ref('sent_at') },
      ...{ undelivered_at: now, updated_at: now },
    })
}

/**
 * Marks the note of an undelivered email as sent, for the contributions that it was written for. Leaves a note whose
 * text differs from that of the email.
 */
export async function markDelivered(db: Db, mailId: string, now: Date): Promise<void> {
  await db('thank_yous')
    .where({ mail_id: mailId })
    .whereNotNull('undelivered_at')
    .whereIn('note', db('thank_you_mails').where({ id: mailId }).select('note'))
    .update({
      ...{ status: 'sent', sent_at: db.ref('sent_before_at'), sent_before_at: db.ref('sent_at') },
      ...{ undelivered_at: null, updated_at: now },
    })
}

/** Deletes the notes to those of these erased contributors whose address is in no other contribution. */
export async function removeUnclaimed(db: Db, contributors: readonly NoteKey[]): Promise<void> {
  await db.raw(
    `delete from thank_yous t
      using unnest(:registryIds::uuid[], :keys::text[]) as former (registry_id, key)
      where t.registry_id = former.registry_id and t.email = former.key
        and not exists (
          select from contributions c
           where c.registry_id = t.registry_id and lower(c.email) = t.email)`,
    {
      registryIds: contributors.map(({ registryId }) => registryId),
      keys: contributors.map(({ key }) => key),
    },
  )
}

export async function removeOfRegistry(db: Db, registryId: string): Promise<void> {
  await db('thank_yous').where({ registry_id: registryId }).delete()
}
