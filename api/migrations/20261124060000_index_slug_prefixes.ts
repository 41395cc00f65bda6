import type { Knex } from 'knex'

/**
 * The slug of a new registry depends on the slugs that begin alike. In databases whose collation is not C, such as
 * most of operators' own, the unique index does not serve `like`.
 */
const INDEXES = {
  registries_by_slug_prefix: 'registries (slug text_pattern_ops)',
  registry_slugs_by_slug_prefix: 'registry_slugs (slug text_pattern_ops)',
}

/** An index is created concurrently, which no transaction may do, so that nobody waits for it. */
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  for (const [name, columns] of Object.entries(INDEXES)) {
    // One that was interrupted is there, and of no use.
    await knex.raw(`drop index concurrently if exists ${name}`)
    await knex.raw(`create index concurrently ${name} on ${columns}`)
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(INDEXES)) await knex.raw(`drop index ${name}`)
}
