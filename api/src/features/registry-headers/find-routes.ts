import { findRegistries } from '@registry/shared/contract/registry/find-registry'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { type Route, route } from '../../http/routes/route.ts'
import * as headerStore from './header-store.ts'

/** Enough for a person with the name, too few to try out names. */
const SEARCHES: readonly Limit[] = [
  { name: 'registry-searches', points: 20, windowS: 600, by: 'ip', store: 'postgres' },
]

/** Routes for visitors who have no link. */
export const findRegistryRoutes: Route[] = [
  route(findRegistries, { limits: SEARCHES }, async ({ query }, { db }) => ({
    registries: await headerStore.findByName(db, query.name),
  })),
]
