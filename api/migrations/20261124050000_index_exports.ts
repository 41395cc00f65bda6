import type { Knex } from 'knex'

/**
 * Export and closing of an account read all rows of a registry and a user; the other indexes exclude removed
 * contributions and start with other columns.
 */
const INDEXES = {
  contributions_all_by_registry: 'contributions (registry_id)',
  audit_events_by_actor: 'audit_events (actor_id) where actor_id is not null',
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
