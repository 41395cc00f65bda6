import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- When the owner was last sent a mail about the wrong passwords that this row counts.
    alter table login_failures add column alerted_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table login_failures drop column alerted_at')
}
