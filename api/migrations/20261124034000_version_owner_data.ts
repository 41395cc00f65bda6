import type { Knex } from 'knex'

/**
 * Versions for optimistic concurrency control: an owner's write names the version it is based on. Triggers count
 * them, because the previous release and later columns must count too. A contribution changes no version of an item.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table registries add column version integer not null default 1,
                           add column payees_version integer not null default 1;
    alter table items add column version integer not null default 1;
    alter table thank_yous add column version integer not null default 1;

    create function count_registry_version() returns trigger language plpgsql as $$
    begin
      if new.version = old.version then new.version := old.version + 1; end if;
      if new.payees_version = old.payees_version
         and (old.paynow_proxy, old.upi_vpa, old.wise_tag,
              old.paynow_bank_shows, old.upi_bank_shows, old.wise_bank_shows)
             is distinct from
             (new.paynow_proxy, new.upi_vpa, new.wise_tag,
              new.paynow_bank_shows, new.upi_bank_shows, new.wise_bank_shows) then
        new.payees_version := old.payees_version + 1;
      end if;
      return new;
    end $$;

    create function count_version() returns trigger language plpgsql as $$
    begin
      new.version := old.version + 1;
      return new;
    end $$;

    -- The version of a registry covers its owner's name, roles and email status too.
    create function count_owner_version() returns trigger language plpgsql as $$
    begin
      update registries set version = version + 1 where owner_id = new.id;
      return null;
    end $$;

    create trigger registries_version before update on registries
      for each row execute function count_registry_version();
    create trigger items_version before update on items
      for each row when (old.version = new.version and
                         (old.product_name, old.product_url, old.product_description, old.category,
                          old.total_price_cents, old.quantity, old.accepts_physical_donations)
                         is distinct from
                         (new.product_name, new.product_url, new.product_description, new.category,
                          new.total_price_cents, new.quantity, new.accepts_physical_donations))
      execute function count_version();
    create trigger thank_yous_version before update on thank_yous
      for each row when (old.version = new.version and
                         (old.status, old.note) is distinct from (new.status, new.note))
      execute function count_version();
    create trigger users_version after update on users
      for each row when ((old.name, old.email_verified_at, old.is_system_admin, old.admin_level,
                          old.can_manage_users)
                         is distinct from
                         (new.name, new.email_verified_at, new.is_system_admin, new.admin_level,
                          new.can_manage_users))
      execute function count_owner_version();
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function count_registry_version, count_version, count_owner_version cascade;
    alter table registries drop column version, drop column payees_version;
    alter table items drop column version;
    alter table thank_yous drop column version;
  `)
}
