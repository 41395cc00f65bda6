import type { Db } from '../../db/connect.ts'

/** What is kept of the note to one guest. */
export interface StoredNote {
  /** Whether `note` went out, or is still being written. */
  status: 'draft' | 'sent'
  /** Empty while nothing is written. */
  note: string
  /** Gifts until then are thanked for. */
  sentAt: Date | null
  /** What sentAt was before, for taking it back. */
  sentBeforeAt: Date | null
  /** The last mail of the note; null once the note was sent another way or taken back. */
  mailId: string | null
  /** Time at which that mail was refused or given up; null while it was not. */
  undeliveredAt: Date | null
}

export interface NoteRow {
  status: StoredNote['status']
  note: string
  sent_at: Date | null
  sent_before_at: Date | null
  mail_id: string | null
  undelivered_at: Date | null
}

const COLUMNS: (keyof NoteRow)[] = [
  ...(['status', 'note', 'sent_at', 'sent_before_at', 'mail_id', 'undelivered_at'] as const),
]

interface Whose {
  registryId: string
  /** The guest's address in small letters. */
  key: string
}

const rowsOf = (db: Db, { registryId, key }: Whose) =>
  db('thank_yous').where({ registry_id: registryId, email: key })

/** The note to a guest, an empty draft if there was none; nobody else changes it until the transaction ends. */
export async function hold(
  db: Db,
  { id, now, ...whose }: Whose & { id: string; now: Date },
): Promise<StoredNote> {
  const { registryId, key } = whose
  await db('thank_yous')
    .insert({ id, registry_id: registryId, email: key, created_at: now, updated_at: now })
    .onConflict(['registry_id', 'email'])
    .ignore()
  const row: NoteRow = await rowsOf(db, whose).forUpdate().first(COLUMNS)
  return toStoredNote(row)
}

export async function update(
  db: Db,
  { kept, now, ...whose }: Whose & { kept: StoredNote; now: Date },
): Promise<void> {
  await rowsOf(db, whose).update({
    status: kept.status,
    note: kept.note,
    sent_at: kept.sentAt,
    sent_before_at: kept.sentBeforeAt,
    mail_id: kept.mailId,
    undelivered_at: kept.undeliveredAt,
    updated_at: now,
  })
}

/** The notes of a registry, by the address of the guest in small letters. */
export async function listByRegistry(db: Db, registryId: string): Promise<Map<string, StoredNote>> {
  const rows: (NoteRow & { email: string })[] = await db('thank_yous')
    .where({ registry_id: registryId })
    .select(['email', ...COLUMNS])
  return new Map(rows.map(row => [row.email, toStoredNote(row)]))
}

/** A row as the program speaks of it. */
export function toStoredNote(row: NoteRow): StoredNote {
  return {
    status: row.status,
    note: row.note,
    sentAt: row.sent_at,
    sentBeforeAt: row.sent_before_at,
    mailId: row.mail_id,
    undeliveredAt: row.undelivered_at,
  }
}

const NO_MAIL = { mail_id: null, undelivered_at: null }

interface Marked {
  registryId: string
  notes: readonly { id: string; key: string; latestContributionAt: Date }[]
  now: Date
}

/** Notes that all count as sent from now on; none is before the gifts that it is for. */
export async function markAllSent(db: Db, { registryId, notes, now }: Marked): Promise<void> {
  const rows = notes.map(({ id, key, latestContributionAt }) => ({
    id,
    registry_id: registryId,
    email: key,
    status: 'sent',
    sent_at: now > latestContributionAt ? now : latestContributionAt,
    created_at: now,
    updated_at: now,
  }))
  await db('thank_yous')
    .insert(rows)
    .onConflict(['registry_id', 'email'])
    .merge({
      status: 'sent',
      // What thanked for earlier gifts is not the note to these.
      note: db.raw("case when thank_yous.status = 'sent' then '' else thank_yous.note end"),
      sent_at: db.raw('excluded.sent_at'),
      sent_before_at: db.raw('thank_yous.sent_at'),
      ...NO_MAIL,
      updated_at: now,
    })
}

/** Notes that do not count as sent after all: as before they were marked. */
export async function unmarkAllSent(db: Db, { registryId, notes, now }: Marked): Promise<void> {
  const keys = notes.map(({ key }) => key)
  await db('thank_yous')
    .where({ registry_id: registryId })
    .whereIn('email', keys)
    .update({
      ...{ status: 'draft', sent_at: db.ref('sent_before_at'), sent_before_at: null },
      ...NO_MAIL,
      updated_at: now,
    })
}

/**
 * Makes the notes drafts again whose last mail was one of these, which were not delivered. Contributions that
 * an earlier note thanked for stay thanked for.
 */
export async function markUndelivered(
  db: Db,
  mailIds: readonly string[],
  now: Date,
): Promise<void> {
  await db('thank_yous')
    .whereRaw('mail_id = any(?::uuid[])', [[...mailIds]])
    .update({
      ...{ status: 'draft', sent_at: db.ref('sent_before_at'), sent_before_at: null },
      ...{ undelivered_at: now, updated_at: now },
    })
}
