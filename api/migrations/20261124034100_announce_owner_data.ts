import type { Knex } from 'knex'

/**
 * Announces changes to open pages of the owner, as 'registry topic' on a channel of its own: visitors must not learn
 * of a verified payment or a hidden item. Triggers, so that no writer can forget it.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create function announce_owner_data() returns trigger language plpgsql as $$
    begin
      perform pg_notify('owner_data_changed',
                        coalesce(new.registry_id, old.registry_id) || ' ' || tg_argv[0]);
      return null;
    end $$;

    create function announce_owner_settings() returns trigger language plpgsql as $$
    begin
      perform pg_notify('owner_data_changed', new.id || ' settings');
      return null;
    end $$;

    create trigger items_owner after insert or update or delete on items
      for each row execute function announce_owner_data('items');
    create trigger contributions_owner after insert or update or delete on contributions
      for each row execute function announce_owner_data('contributions');
    create trigger thank_yous_owner after insert or update or delete on thank_yous
      for each row execute function announce_owner_data('thank-yous');
    create trigger offerings_owner after insert or update or delete on offerings
      for each row execute function announce_owner_data('offerings');
    create trigger registries_owner after update on registries
      for each row execute function announce_owner_settings();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function announce_owner_data, announce_owner_settings cascade')
}
