import type { Knex } from 'knex'

/** Voided contributions whose contributors are still to be erased. */
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  // An interrupted creation leaves an invalid index.
  await knex.raw('drop index concurrently if exists contributions_to_erase')
  await knex.raw(`
    create index concurrently contributions_to_erase on contributions (deleted_at)
      where deleted_at is not null and email <> 'erased@closed.invalid'`)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index contributions_to_erase')
}
