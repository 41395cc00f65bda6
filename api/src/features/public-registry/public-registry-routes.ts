import type { Output } from '@registry/shared/contract/endpoint'
import { listRegistryItems } from '@registry/shared/contract/items/items'
import { LIVE } from '../../http/limits/limit-counter.ts'
import type { PublicRegistry } from '../../http/public-registry.ts'
import { type Route, route } from '../../http/routes/route.ts'
import { paginate } from '../items/paginate.ts'
import { rejectSlugGuessing, rejectUnknownSlug } from '../registries/reject-unknown-slug.ts'
import { loadPublicRegistry } from './load-public-registry.ts'

type ListResponse = Omit<Output<typeof listRegistryItems>, 'success'>
const wholeLists = new WeakMap<PublicRegistry, ListResponse>()

/** Reuses the response object of a whole list, whose serialised JSON is cached per object. */
function listResponse(
  registry: PublicRegistry,
  asked: Parameters<typeof paginate>[1],
): ListResponse {
  const isWhole = asked.limit === undefined && asked.offset === undefined
  const known = isWhole ? wholeLists.get(registry) : undefined
  if (known) return known
  const { items, registryOwner, summary } = registry
  const { part, total } = paginate(items, asked)
  const answer = { data: part, total, registryOwner, summary }
  if (isWhole) wholeLists.set(registry, answer)
  return answer
}

/** Routes for the public page of a registry. */
export const publicRegistryRoutes: Route[] = [
  route(
    listRegistryItems,
    { limits: [LIVE] },
    async ({ params: { slug }, query, meta: { ip, onStale } }, app) => {
      await rejectSlugGuessing(app, ip)
      const registry = await loadPublicRegistry(app, slug, query, onStale)
      if (registry) return listResponse(registry, query)
      const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
      return rejectUnknownSlug(app, { slug, rest: `/items?${new URLSearchParams(asked)}`, ip })
    },
  ),
]
