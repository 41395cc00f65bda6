import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../http/app.ts'
import * as registryStore from './registry-store.ts'

interface Asked {
  slug: string
  /** Rest of the path and query string ('/items?sortBy=name'). */
  rest: string
}

/** Throws MOVED for a former slug, otherwise REGISTRY_NOT_FOUND. */
export async function rejectUnknownSlug(app: App, { slug, rest }: Asked): Promise<never> {
  const present = await registryStore.findCurrentSlug(app.db, slug)
  if (!present) throw new AppError('REGISTRY_NOT_FOUND')
  throw new AppError('MOVED', { location: `/api/registry/${present}${rest}` })
}
