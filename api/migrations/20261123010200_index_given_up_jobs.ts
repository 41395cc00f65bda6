import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Jobs in their last attempt and those whose attempts are used up: /api/ready counts the latter.
    create index given_up_jobs on graphile_worker._private_jobs (task_id)
      where attempts >= max_attempts;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index graphile_worker.given_up_jobs')
}
