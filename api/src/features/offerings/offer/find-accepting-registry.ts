import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../../http/app.ts'
import * as registryStore from '../../registries/registry-store.ts'

/** Returns whether both the installation and the owner have enabled offerings. */
function acceptsOfferings(
  { config }: Pick<App, 'config'>,
  { giftPassingEnabled }: Pick<registryStore.Registry, 'giftPassingEnabled'>,
): boolean {
  return config.giftPassingEnabled && giftPassingEnabled
}

/**
 * Returns the registry with this current or former slug, if it accepts offerings. Throws REGISTRY_NOT_FOUND,
 * NOT_FOUND if offerings are disabled.
 */
export async function findAcceptingRegistry(
  app: App,
  slug: string,
): Promise<registryStore.Registry> {
  const registry = await registryStore.findByAnySlug(app.db, slug)
  if (!registry) throw new AppError('REGISTRY_NOT_FOUND')
  if (!acceptsOfferings(app, registry)) throw new AppError('NOT_FOUND')
  return registry
}
