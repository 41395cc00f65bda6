import type { Knex } from 'knex'

/**
 * Finds the contribution of an Idempotency-Key by a hash index, which takes 44 bytes a contribution; the unique index of
 * 64 hexadecimal digits took 137. A key still counts once: `contribute` holds its row in `idempotency_keys` while it
 * looks for an earlier contribution.
 */
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  // An interrupted creation leaves an invalid index.
  await knex.raw('drop index concurrently if exists contributions_by_key')
  await knex.raw(
    'create index concurrently contributions_by_key on contributions using hash (idempotency_key)',
  )
  await knex.raw(
    'alter table contributions drop constraint if exists contributions_idempotency_key_key',
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table contributions add unique (idempotency_key)')
  await knex.raw('drop index contributions_by_key')
}
