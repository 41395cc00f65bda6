import type { Knex } from 'knex'

/** Time at which a contributor last said, by the link of a reminder, that the payment was made. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table contributions add column payment_claimed_at timestamptz')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table contributions drop column payment_claimed_at')
}
