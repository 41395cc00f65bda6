import type { Knex } from 'knex'

/** The cause of a failed scrape if it is more specific than `error_code`: a `LookupReason`. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table scrapes add column error_cause text')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table scrapes drop column error_cause')
}
