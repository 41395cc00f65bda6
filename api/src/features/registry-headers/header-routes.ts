import {
  getRegistryHeader,
  removeHeaderPicture,
  updateRegistryHeader,
  uploadHeaderPicture,
} from '@registry/shared/contract/registry/registry-header'
import type { App } from '../../http/app.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { requireFound } from '../../http/routes/require-found.ts'
import { type Route, route } from '../../http/routes/route.ts'
import { presentHeaderPicture } from '../registries/header-picture.ts'
import * as registryStore from '../registries/registry-store.ts'
import { changeHeader, removePicture, uploadPicture } from './change-header.ts'

const UPLOADS: readonly Limit[] = [
  { name: 'header-pictures', points: 40, windowS: 3600, by: 'viewer', store: 'postgres' },
]

async function load({ db }: App, registryId: string) {
  const registry = requireFound(await registryStore.findById(db, registryId))
  const { celebration, isFoundByName, pictureAlt } = registry
  return {
    data: {
      celebration,
      isFoundByName,
      pictureAlt,
      picture: presentHeaderPicture(registry) ?? null,
    },
  }
}

/** Routes for the header of the owner's public page. */
export const registryHeaderRoutes: Route[] = [
  route(getRegistryHeader, ({ viewer }, app) => load(app, viewer.registryId)),

  route(updateRegistryHeader, async ({ viewer, body, meta }, app) => {
    await changeHeader(app, { viewer, meta }, body)
    return load(app, viewer.registryId)
  }),

  route(
    uploadHeaderPicture,
    async ({ viewer, body, meta }, app) => {
      await uploadPicture(app, { viewer, meta }, Buffer.from(body.image, 'base64'))
      return load(app, viewer.registryId)
    },
    { limits: UPLOADS },
  ),

  route(removeHeaderPicture, async ({ viewer, meta }, app) => {
    await removePicture(app, { viewer, meta })
    return load(app, viewer.registryId)
  }),
]
