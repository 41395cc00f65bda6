import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table periodic_jobs (
      name text primary key,
      period_s integer not null check (period_s > 0),
      -- Where an unfinished run continues; null between runs.
      cursor jsonb,
      started_at timestamptz,
      last_success_at timestamptz,
      created_at timestamptz not null default now()
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table periodic_jobs')
}
