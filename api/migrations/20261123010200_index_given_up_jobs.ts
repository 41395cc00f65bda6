import type { Knex } from 'knex'

/** Creates the index concurrently, without locking writes; PostgreSQL forbids that in a transaction. */
export const config = { transaction: false }

/** Jobs in their last attempt and those whose attempts are used up: /api/ready counts the latter. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists graphile_worker.given_up_jobs')
  await knex.raw(
    `create index concurrently given_up_jobs on graphile_worker._private_jobs (task_id)
      where attempts >= max_attempts`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index graphile_worker.given_up_jobs')
}
