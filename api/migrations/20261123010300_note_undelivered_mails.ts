import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Since when the last reminder counts as undelivered: refused for good, or given up.
    alter table contributions add column reminder_undelivered_at timestamptz;

    -- The last mail of a note, which alone decides whether the note was delivered.
    alter table thank_yous add column mail_id uuid;
    alter table thank_yous add column undelivered_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table thank_yous drop column undelivered_at;
    alter table thank_yous drop column mail_id;
    alter table contributions drop column reminder_undelivered_at;
  `)
}
