import type { Knex } from 'knex'

/**
 * Also announces messages of offerings and fetched images to open pages of the owner. Loading a thread updates only
 * unread messages, so a page that reloads it does not announce again.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create trigger offering_messages_owner after insert or update or delete on offering_messages
      for each row execute function announce_owner_data('offerings');
    create trigger item_images_owner after update on item_images
      for each row when ((case when old.is_selected then old.content_hash end, old.item_id)
                         is distinct from
                         (case when new.is_selected then new.content_hash end, new.item_id))
      execute function announce_owner_data('items');
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger offering_messages_owner on offering_messages;
    drop trigger item_images_owner on item_images;
  `)
}
