import type { Knex } from 'knex'

/** GTIN with 14 digits of an item's product, to recognise offers of other shops as duplicates. Not public. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table items add column gtin text')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table items drop column gtin')
}
