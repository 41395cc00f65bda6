import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../http/app.ts'
import * as registryStore from '../registries/registry-store.ts'

/** Whether a registry takes offerings here: its owner and the installation say so. */
export function acceptsOfferings(
  { config }: Pick<App, 'config'>,
  { giftPassingEnabled }: Pick<registryStore.Registry, 'giftPassingEnabled'>,
): boolean {
  return config.giftPassingEnabled && giftPassingEnabled
}

/**
 * The registry that lives, or lived, at an address, if it takes offerings. Throws REGISTRY_NOT_FOUND,
 * NOT_FOUND where passing things on is off.
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
