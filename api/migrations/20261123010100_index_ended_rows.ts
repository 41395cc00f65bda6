import type { Knex } from 'knex'

/** Periodic jobs delete ended rows in batches; without an index each batch reads the whole table. */
const INDEXES = {
  access_tokens_by_expiry: 'access_tokens (expires_at)',
  sessions_by_expiry: 'sessions (expires_at)',
  email_tokens_by_expiry: 'email_tokens (expires_at)',
  pairings_by_expiry: 'pairings (expires_at)',
  thank_you_mails_by_age: 'thank_you_mails (created_at)',
  item_images_never_fetched:
    'item_images (created_at) where item_id is null and content_hash is null',
}

/** Creates the index concurrently, without locking writes; PostgreSQL forbids that in a transaction. */
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    // An interrupted creation leaves an invalid index.
    await knex.raw(`drop index concurrently if exists ${name}`)
    await knex.raw(`create index concurrently ${name} on ${columns}`)
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw(`drop index ${name}`)
}
