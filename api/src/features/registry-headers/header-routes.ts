import { findRegistries } from '@registry/shared/contract/registry/find-registry'
import {
  getRegistryHeader,
  removeHeaderPicture,
  updateRegistryHeader,
  uploadHeaderPicture,
} from '@registry/shared/contract/registry/registry-header'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { type Route, requireFound, route } from '../../http/routes/route.ts'
import { presentHeaderPicture } from '../registries/header-picture.ts'
import * as registryStore from '../registries/registry-store.ts'
import { changeHeader, removePicture, uploadPicture } from './change-header.ts'
import * as headerStore from './header-store.ts'

const UPLOADS: readonly Limit[] = [
  { name: 'header-pictures', points: 40, windowS: 3600, by: 'viewer', store: 'postgres' },
]

/** Returns the settings of a registry's header. */
function present(registry: registryStore.Registry) {
  const { celebration, eventDate, isFoundByName, pictureAlt } = registry
  const picture = presentHeaderPicture(registry) ?? null
  return { data: { celebration, eventDate, isFoundByName, pictureAlt, picture } }
}

/** Enough for a person with the name, too few to try out names. */
const SEARCHES: readonly Limit[] = [
  { name: 'registry-searches', points: 20, windowS: 600, by: 'ip', store: 'postgres' },
]

/** Routes for the header of the owner's public page, and for visitors who search a registry by its name. */
export const registryHeaderRoutes: Route[] = [
  // Routes for the header of the owner's public page.
  route(getRegistryHeader, async ({ viewer }, { db }) =>
    present(requireFound(await registryStore.findById(db, viewer.registryId))),
  ),

  route(updateRegistryHeader, async ({ viewer, body, meta }, app) =>
    present(await changeHeader(app, { viewer, meta }, body)),
  ),

  route(uploadHeaderPicture, { limits: UPLOADS }, async ({ viewer, body, meta }, app) =>
    present(await uploadPicture(app, { viewer, meta }, Buffer.from(body.image, 'base64'))),
  ),

  route(removeHeaderPicture, async ({ viewer, meta }, app) =>
    present(await removePicture(app, { viewer, meta })),
  ),

  // Routes for visitors who have no link.
  route(findRegistries, { limits: SEARCHES }, async ({ query }, { db }) => ({
    registries: await headerStore.findByName(db, query.name),
  })),
]
