import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table offerings
      add column reviewed_at timestamptz,
      -- What the parents said when it had arrived.
      add column thank_you_note text check (length(thank_you_note) <= 1000);

    -- How the parents can be reached, as they said to this one offerer.
    alter table offering_interests
      add column contact_name text check (length(contact_name) <= 80),
      add column contact_email text check (length(contact_email) <= 254),
      add column contact_phone text check (length(contact_phone) <= 40);

    -- When the other side opened it.
    alter table offering_messages add column read_at timestamptz;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table offering_messages drop column read_at;
    alter table offering_interests
      drop column contact_name, drop column contact_email, drop column contact_phone;
    alter table offerings drop column reviewed_at, drop column thank_you_note;
  `)
}
