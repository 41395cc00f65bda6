import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../http/app.ts'
import * as registryStore from './registry-store.ts'

/**
 * Refuses an address where no registry lives: throws MOVED for a former one, with what was asked
 * below it ('/items?sortBy=name'), else REGISTRY_NOT_FOUND.
 */
export async function refuseSlug(app: App, slug: string, rest: string): Promise<never> {
  const present = await registryStore.findPresentSlug(app.db, slug)
  if (!present) throw new AppError('REGISTRY_NOT_FOUND')
  throw new AppError('MOVED', { location: `/api/registry/${present}${rest}` })
}
