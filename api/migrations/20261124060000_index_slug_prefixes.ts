import type { Knex } from 'knex'

/** Indexes for `like 'prefix%'`, which a unique index serves only in databases with the collation C. */
const INDEXES = {
  registries_by_slug_prefix: 'registries (slug text_pattern_ops)',
  registry_slugs_by_slug_prefix: 'registry_slugs (slug text_pattern_ops)',
}

/** Creating an index concurrently blocks no writes, and is not allowed in a transaction. */
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
