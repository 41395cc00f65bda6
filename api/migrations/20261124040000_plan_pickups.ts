import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- When and where an offering changes hands, and since when the offerer says that it has.
    alter table offerings add column pickup_at timestamptz;
    alter table offerings add column pickup_place text;
    alter table offerings add column handed_over_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table offerings drop column handed_over_at;
    alter table offerings drop column pickup_place;
    alter table offerings drop column pickup_at;
  `)
}
