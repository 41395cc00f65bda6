import type { Knex } from 'knex'

/** The cleanup of images looks for registries that show one; the search by name reads only listed registries. */
const INDEXES = {
  registries_by_picture: 'registries (picture_hash) where picture_hash is not null',
  registries_found_by_title:
    'registries (lower(title)) where is_found_by_name and closed_at is null',
  registries_found_by_name: 'registries (lower(name)) where is_found_by_name and closed_at is null',
}

/** Concurrent index creation cannot run in a transaction. */
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
