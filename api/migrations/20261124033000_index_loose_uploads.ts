import type { Knex } from 'knex'

/** Creates the index concurrently, without locking writes; PostgreSQL forbids that in a transaction. */
export const config = { transaction: false }

const INDEX = 'item_images_loose_uploads'

/** Photos that owners uploaded and used for no item are removed a day later. */
export async function up(knex: Knex): Promise<void> {
  // An interrupted creation leaves an invalid index.
  await knex.raw(`drop index concurrently if exists ${INDEX}`)
  await knex.raw(`create index concurrently ${INDEX} on item_images (created_at)
    where item_id is null and original_url like '/images/%'`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`drop index ${INDEX}`)
}
