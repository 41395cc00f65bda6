import type { Knex } from 'knex'

/** Name of an item in the payment reference of a contribution made before the item was renamed; null without a rename. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table contributions add column reference_item_name text')
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table contributions drop column reference_item_name')
}
