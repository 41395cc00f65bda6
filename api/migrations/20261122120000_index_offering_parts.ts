import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What belongs to an offering is asked for by the offering alone, of whatever registry.
    create index offering_photos_of_offering on offering_photos (offering_id, position)
      where offering_id is not null;
    create index offering_messages_of_offering on offering_messages (offering_id, created_at, id);
    create index offering_interests_of_offering on offering_interests (offering_id, created_at);
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index offering_photos_of_offering;
    drop index offering_messages_of_offering;
    drop index offering_interests_of_offering;
  `)
}
