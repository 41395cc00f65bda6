import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Sums alone: nothing here tells one guest from another.
    create table event_counts (
      registry_id uuid not null references registries (id) on delete cascade,
      -- In Singapore.
      day date not null,
      event text not null,
      -- Where a funnel was left; empty for every other event.
      stage text not null default '',
      count integer not null check (count > 0),
      primary key (registry_id, day, event, stage)
    );
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table event_counts')
}
