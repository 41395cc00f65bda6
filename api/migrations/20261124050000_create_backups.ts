import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Complete backups, so that each copy of the api knows the age of the last one.
    create table backups (
      snapshot_at timestamptz primary key,
      finished_at timestamptz not null default now(),
      bytes bigint not null check (bytes > 0)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table backups')
}
