import type { TestSystem } from '../chaos/system/test-system.ts'

const ITEMS = 100
const CONTRIBUTIONS_PER_ITEM = 3
const PASSWORD = 'Cradle8Comet'

export interface BenchRegistry {
  slug: string
  itemIds: string[]
  /** Access token of its owner. */
  token: string
}

/** Creates an owner with a registry of 100 items, each with three contributions. `name` differs for each. */
export async function createBenchRegistry(
  { apis, query }: TestSystem,
  name = 'bench',
): Promise<BenchRegistry> {
  const email = `${name}@example.com`
  const response = await fetch(`${apis[0]?.url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'fetch' },
    body: JSON.stringify({
      email,
      password: PASSWORD,
      name: 'Mei',
      registryName: 'Baby Lim',
    }),
  })
  const { accessToken } = (await response.json()) as { accessToken: string }
  const [registry] = await query<{ id: string; slug: string }>(
    'select r.id, slug from registries r join users u on u.id = owner_id where email = $1',
    [email],
  )
  if (!registry) throw new Error(`The owner was not registered: ${response.status}`)
  const items = await query<{ id: string }>(
    `insert into items (id, registry_id, product_name, product_url, product_description, category,
                        total_price_cents, amount_contributed_cents)
     select gen_random_uuid(), $1, 'Wooden bedside crib ' || n, 'https://shop.example/crib/' || n,
            'A small beech crib with a soft mattress, for the first six months.', 'Cribs & Bassinets',
            100000000, 100 * $2
       from generate_series(1, $3::int) n returning id`,
    [registry.id, CONTRIBUTIONS_PER_ITEM, ITEMS],
  )
  await query(
    `insert into contributions (id, registry_id, item_id, name, email, amount_cents, message)
     select gen_random_uuid(), registry_id, id, 'Ravi ' || n, 'ravi' || n || '@example.com', 100,
            'With love from all of us'
       from items, generate_series(1, $2::int) n where registry_id = $1`,
    [registry.id, CONTRIBUTIONS_PER_ITEM],
  )
  await query('vacuum analyze items, contributions')
  return { slug: registry.slug, itemIds: items.map(({ id }) => id), token: accessToken }
}
