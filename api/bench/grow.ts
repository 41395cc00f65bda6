import type { TestSystem } from '../chaos/system/test-system.ts'

/** Items of each registry, and contributions of each item. */
const ITEMS = 20
const CONTRIBUTIONS = 3

/** SQL of the id of a generated row: the same for the same kind and numbers. */
const idOf = (kind: string, numbers: string) => `md5('${kind} ' || ${numbers})::uuid`

/** Adds generated registries, each with an owner, 20 items and 60 contributions, numbered `from` to `to`. */
export async function addRegistries(
  { query }: TestSystem,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const all = `generate_series(${from}, ${to}) r`
  const items = `${all}, generate_series(1, ${ITEMS}) i`
  const registryId = idOf('registry', 'r')
  const itemId = idOf('item', `r || '-' || i`)
  await query(`
    begin;
    -- Neither triggers nor foreign keys are checked: the rows are consistent.
    set local session_replication_role = replica;
    insert into users (id, email, name)
      select ${idOf('user', 'r')}, 'owner' || r || '@grown.example', 'Mei' from ${all};
    insert into registries (id, owner_id, name, slug, title, subtitle)
      select ${registryId}, ${idOf('user', 'r')}, 'Baby ' || r, 'grown-' || r, 'Baby ' || r, 'With love'
        from ${all};
    insert into items (id, registry_id, product_name, product_url, category, total_price_cents,
                       amount_contributed_cents)
      select ${itemId}, ${registryId}, 'Crib ' || i, 'https://shop.example/' || i, 'Furniture', 100000,
             100 * ${CONTRIBUTIONS}
        from ${items};
    insert into contributions (id, registry_id, item_id, name, email, amount_cents, idempotency_key)
      select ${idOf('contribution', `r || '-' || i || '-' || c`)}, ${registryId}, ${itemId}, 'Ravi',
             'ravi' || c || '@grown.example', 100, md5(r || '-' || i || '-' || c) || md5(c::text || r)
        from ${items}, generate_series(1, ${CONTRIBUTIONS}) c;
    commit`)
  await query('vacuum analyze')
}
