import type { Knex } from 'knex'

/**
 * Triggers notify of changes to public registries, so that no writer can omit it: 'registry' when the list of
 * items changes, 'registry item' when an item's funding changes. PostgreSQL delivers notifications after the
 * commit, and equal ones of a transaction once.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function announce_list() returns trigger language plpgsql as $$
    begin
      perform pg_notify('registry_changed', coalesce(new.registry_id, old.registry_id)::text);
      return null;
    end $$;

    create function announce_item() returns trigger language plpgsql as $$
    begin
      perform pg_notify('registry_changed', new.registry_id || ' ' || new.id);
      return null;
    end $$;

    create function announce_contribution() returns trigger language plpgsql as $$
    begin
      perform pg_notify('registry_changed', coalesce(new.registry_id, old.registry_id) || ' '
                                            || coalesce(new.item_id, old.item_id));
      return null;
    end $$;

    create function announce_registry() returns trigger language plpgsql as $$
    begin
      perform pg_notify('registry_changed', new.id::text);
      return null;
    end $$;

    create function announce_owner() returns trigger language plpgsql as $$
    begin
      perform pg_notify('registry_changed', id::text) from registries where owner_id = new.id;
      return null;
    end $$;

    create function announce_picture() returns trigger language plpgsql as $$
    begin
      perform pg_notify('registry_changed', registry_id::text)
         from item_images
        where content_hash = new.hash and is_selected and item_id is not null;
      return null;
    end $$;

    create trigger items_list after insert or delete on items
      for each row execute function announce_list();
    create trigger items_look after update on items
      for each row when ((old.product_name, old.product_url, old.product_description, old.category,
                          old.total_price_cents, old.quantity, old.accepts_physical_donations,
                          old.created_at, old.deleted_at)
                         is distinct from
                         (new.product_name, new.product_url, new.product_description, new.category,
                          new.total_price_cents, new.quantity, new.accepts_physical_donations,
                          new.created_at, new.deleted_at))
      execute function announce_list();
    create trigger items_funding after update on items
      for each row when ((old.total_price_cents, old.amount_contributed_cents)
                         is distinct from (new.total_price_cents, new.amount_contributed_cents))
      execute function announce_item();

    create trigger contributions_given after insert or delete on contributions
      for each row execute function announce_contribution();
    create trigger contributions_counted after update on contributions
      for each row when ((old.item_id, old.amount_cents, old.deleted_at)
                         is distinct from (new.item_id, new.amount_cents, new.deleted_at))
      execute function announce_contribution();
    create trigger contributions_look after update on contributions
      for each row when ((old.name, old.message, old.created_at)
                         is distinct from (new.name, new.message, new.created_at))
      execute function announce_list();

    create trigger item_images_chosen after insert on item_images
      for each row when (new.is_selected and new.content_hash is not null)
      execute function announce_list();
    create trigger item_images_taken after delete on item_images
      for each row when (old.is_selected and old.content_hash is not null)
      execute function announce_list();
    create trigger item_images_changed after update on item_images
      for each row when ((case when old.is_selected then old.content_hash end, old.item_id)
                         is distinct from
                         (case when new.is_selected then new.content_hash end, new.item_id))
      execute function announce_list();

    create trigger images_kept after insert on images
      for each row execute function announce_picture();
    create trigger images_changed after update on images
      for each row when ((old.width, old.height, old.colour, old.widths)
                         is distinct from (new.width, new.height, new.colour, new.widths))
      execute function announce_picture();

    create trigger registries_changed after update on registries
      for each row execute function announce_registry();
    create trigger users_renamed after update on users
      for each row when (old.name is distinct from new.name)
      execute function announce_owner();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function announce_list, announce_item, announce_contribution, announce_registry,
                  announce_owner, announce_picture cascade
  `)
}
