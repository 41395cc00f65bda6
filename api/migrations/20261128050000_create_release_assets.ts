import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Hashed files of the web builds of all releases that ran lately, so that every copy of the api can serve those
    -- of another release. Unlogged: each start stores what is missing, and a backup need not hold code.
    create unlogged table release_assets (
      name text primary key check (length(name) <= 150),
      is_brotli boolean not null,
      bytes bytea not null,
      -- When a running release last noted that it has this file.
      stored_at timestamptz not null
    );
    -- The build has compressed the bytes.
    alter table release_assets alter column bytes set storage external;
    create index release_assets_by_age on release_assets (stored_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table release_assets')
}
