import { startApi } from '../start-api.ts'
import type { World } from './callers.ts'
import { createOwnerFixture } from './owner-fixture.ts'

const DEFAULT_SLUG = 'the-default-one'

/** Starts the API with a default registry that belongs to neither A nor B, but to the legacy admin. */
export async function openWorld(): Promise<World> {
  // A stopped clock: no credentials expire during the tests.
  const startedAt = new Date()
  const now = () => startedAt
  const api = await startApi({ now, env: { DEFAULT_REGISTRY_SLUG: DEFAULT_SLUG } })
  const household = await createOwnerFixture(api.app)
  const { registryId } = household
  await api.app.db('registries').where({ id: registryId }).update({ slug: DEFAULT_SLUG })
  return { api, defaults: { ...household, slug: DEFAULT_SLUG }, stop: () => api.stop() }
}
