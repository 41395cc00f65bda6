import type { Input, Output } from '@registry/shared/contract/endpoint'
import { listRegistryItems } from '@registry/shared/contract/items/items'
import { ipPrefix } from '../../http/limits/ip-prefix.ts'
import { LIVE } from '../../http/limits/limit-counter.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import type { PublicRegistry } from '../../http/public-registry.ts'
import { type Route, route } from '../../http/routes/route.ts'
import { paginate } from '../items/paginate.ts'
import { rejectUnknownSlug } from '../registries/reject-unknown-slug.ts'
import { loadPublicRegistry } from './load-public-registry.ts'

type ListResponse = Omit<Output<typeof listRegistryItems>, 'success'>
type ListQuery = Input<typeof listRegistryItems>['query']

/** Lists in other orders or parts are not cached: each is serialised and compressed anew, up to 5 MB. */
export const UNCACHED_LISTS: Limit = { name: 'uncached-lists', points: 300, windowS: 60, by: 'ip' }

const isWhole = ({ limit, offset }: ListQuery) => limit === undefined && offset === undefined

/** True for the whole list in the order of the pages or in the default order, which stay cached. */
const isCachedOrder = (query: ListQuery) =>
  isWhole(query) &&
  query.sortOrder === 'desc' &&
  (query.sortBy === 'own' || query.sortBy === 'value')

const wholeLists = new WeakMap<PublicRegistry, ListResponse>()

/** Reuses the response object of a whole list, whose serialised JSON is cached per object. */
function listResponse(registry: PublicRegistry, query: ListQuery): ListResponse {
  const known = isWhole(query) ? wholeLists.get(registry) : undefined
  if (known) return known
  const { items, registryOwner, summary } = registry
  const { part, total } = paginate(items, query)
  const response = { data: part, total, registryOwner, summary }
  if (isWhole(query)) wholeLists.set(registry, response)
  return response
}

/** Routes for the public page of a registry. */
export const publicRegistryRoutes: Route[] = [
  route(
    listRegistryItems,
    {
      limits: [LIVE],
      limitsFor: async ({ query, meta: { ip } }) =>
        isCachedOrder(query) ? [] : [{ limit: UNCACHED_LISTS, key: ipPrefix(ip) }],
    },
    async ({ params: { slug }, query, meta: { onStale } }, app) => {
      const registry = await loadPublicRegistry(app, slug, query, onStale)
      if (registry) return listResponse(registry, query)
      const asked = Object.entries(query).map(([name, value]) => [name, String(value)])
      return rejectUnknownSlug(app, { slug, rest: `/items?${new URLSearchParams(asked)}` })
    },
  ),
]
