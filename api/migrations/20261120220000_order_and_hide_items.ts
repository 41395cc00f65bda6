import type { Knex } from 'knex'

const SHOWN = [
  ...['product_name', 'product_url', 'product_description', 'category', 'total_price_cents'],
  ...['quantity', 'accepts_physical_donations', 'created_at', 'deleted_at'],
]

const announced = (columns: readonly string[]) => `
  drop trigger items_look on items;
  create trigger items_look after update on items
    for each row when ((${columns.map(column => `old.${column}`)}) is distinct from
                       (${columns.map(column => `new.${column}`)}))
    execute function announce_list();
`

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Null until the owner has set an order: 0 comes first.
    alter table items
      add column is_hidden boolean not null default false,
      add column position integer check (position >= 0);
    ${announced([...SHOWN, 'is_hidden', 'position'])}
  `)
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${announced(SHOWN)}
    alter table items drop column is_hidden, drop column position;
  `)
}
