import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Periodic jobs delete ended rows in batches; without an index each batch reads the whole table.
    create index access_tokens_by_expiry on access_tokens (expires_at);
    create index sessions_by_expiry on sessions (expires_at);
    create index email_tokens_by_expiry on email_tokens (expires_at);
    create index pairings_by_expiry on pairings (expires_at);
    create index thank_you_mails_by_age on thank_you_mails (created_at);
    create index item_images_never_fetched on item_images (created_at)
      where item_id is null and content_hash is null;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index access_tokens_by_expiry;
    drop index sessions_by_expiry;
    drop index email_tokens_by_expiry;
    drop index pairings_by_expiry;
    drop index thank_you_mails_by_age;
    drop index item_images_never_fetched;
  `)
}
