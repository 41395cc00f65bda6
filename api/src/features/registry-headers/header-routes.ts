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

const UPLOADS: readonly Limit[] = [
  { name: 'header-pictures', points: 40, windowS: 3600, by: 'viewer', store: 'postgres' },
]

/** Returns the settings of a registry's header. */
function present(registry: registryStore.Registry) {
  const { celebration, isFoundByName, pictureAlt } = registry
  const picture = presentHeaderPicture(registry) ?? null
  return { data: { celebration, isFoundByName, pictureAlt, picture } }
}

/** Routes for the header of the owner's public page. */
export const registryHeaderRoutes: Route[] = [
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
]
