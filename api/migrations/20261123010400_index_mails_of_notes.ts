import type { Knex } from 'knex'

/** Creates the index concurrently, without locking writes; PostgreSQL forbids that in a transaction. */
export const config = { transaction: false }

export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists thank_yous_by_mail')
  await knex.raw(
    'create index concurrently thank_yous_by_mail on thank_yous (mail_id) where mail_id is not null',
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index thank_yous_by_mail')
}
