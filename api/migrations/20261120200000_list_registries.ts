import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Whether search engines may show it: its owner's wish, and not before they say so.
    alter table registries add column is_listed boolean not null default false;
    create index registries_listed on registries (slug) where is_listed;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index registries_listed;
    alter table registries drop column is_listed;
  `)
}
