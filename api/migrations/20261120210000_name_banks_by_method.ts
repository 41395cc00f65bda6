import type { Knex } from 'knex'

/** The payee name in a contributor's banking app differs by method: an account's name, a nickname, a tag. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table registries
      add column paynow_bank_shows text check (length(paynow_bank_shows) <= 80),
      add column wise_bank_shows text check (length(wise_bank_shows) <= 80),
      add column upi_bank_shows text check (length(upi_bank_shows) <= 80);
    update registries
       set paynow_bank_shows = bank_shows, wise_bank_shows = bank_shows, upi_bank_shows = bank_shows
     where bank_shows is not null;
    alter table registries drop column bank_shows;
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table registries add column bank_shows text check (length(bank_shows) <= 80);
    update registries
       set bank_shows = coalesce(paynow_bank_shows, upi_bank_shows, wise_bank_shows);
    alter table registries
      drop column paynow_bank_shows,
      drop column wise_bank_shows,
      drop column upi_bank_shows;
  `)
}
