import type { Knex } from 'knex'

/**
 * Connections keep the plans of the statements in `contribute`, also of those that enqueue jobs. A plan that was
 * made while a table was small read it whole for each contribution: a queue of 2,000 jobs took a third of its time.
 * A plan that the connection has made for jobs outside of `contribute` is used until the next ANALYZE.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter function contribute(jsonb) set enable_seqscan = off')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter function contribute(jsonb) reset enable_seqscan')
}
