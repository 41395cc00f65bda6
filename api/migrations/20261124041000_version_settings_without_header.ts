import type { Knex } from 'knex'

/**
 * The settings page saves image, celebration and search by name at once, beside its form. They must not make the
 * version of that form stale.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function count_registry_version() returns trigger language plpgsql as $$
    begin
      if new.version = old.version
         and to_jsonb(new) - array['celebration', 'picture_hash', 'picture_alt',
                                   'is_found_by_name', 'updated_at']
             is distinct from
             to_jsonb(old) - array['celebration', 'picture_hash', 'picture_alt',
                                   'is_found_by_name', 'updated_at'] then new.version := old.version + 1; end if;
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
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function count_registry_version() returns trigger language plpgsql as $$
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
  `)
}
