import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { getShareImage } from '@registry/shared/contract/registry/share-images'
import { AppError } from '@registry/shared/errors/app-error'
import type { ShareImage } from '@registry/shared/images/share-image'
import { CLIENT_DIR } from '../../gateways/web-bundle/web-bundle.ts'
import type { App } from '../../http/app.ts'
import { ipPrefix } from '../../http/limits/ip-prefix.ts'
import { FILES } from '../../http/limits/limit-counter.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { PAGE_ORDER } from '../../http/public-registry.ts'
import {
  type FileResponse,
  fileRoute,
  type RequestMeta,
  type Route,
} from '../../http/routes/route.ts'
import { loadPublicRegistry } from '../public-registry/load-public-registry.ts'
import { rejectUnknownSlug } from '../registries/reject-unknown-slug.ts'
import { shareImageOf } from './share-image.ts'

/** Rendering costs more than sending a cached image, so it has its own limit. */
export const DRAWINGS: Limit = { name: 'share-drawings', points: 60, windowS: 60, by: 'ip' }

const FALLBACK_FILE = path.join(CLIENT_DIR, 'og/registry.jpg')
const YEAR_S = 365 * 24 * 3600
const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`
/** The response for another version, or without one, may change. */
const REVALIDATE = 'no-cache'

/** Sends the general preview image, since a preview without an image is worse. */
async function sendFallback(app: App, err: unknown): Promise<FileResponse> {
  app.log.error({ err }, 'share image could not be drawn')
  const bytes = await readFile(FALLBACK_FILE).catch(() => undefined)
  if (!bytes) throw new AppError('UNAVAILABLE')
  return { type: 'image/jpeg', bytes, etag: 'stand-in', caching: 'no-store' }
}

async function fileOf(app: App, image: ShareImage, caching: string): Promise<FileResponse> {
  try {
    const bytes = await app.shareImages.read(image)
    return { type: 'image/jpeg', bytes, etag: image.version, caching }
  } catch (error) {
    if (error instanceof AppError) throw error
    return sendFallback(app, error)
  }
}

interface RequestInput {
  slug: string
  version: string | undefined
  meta: Pick<RequestMeta, 'ip' | 'onStale'>
}

async function find(app: App, { slug, version, meta }: RequestInput): Promise<ShareImage> {
  const registry = await loadPublicRegistry(app, slug, PAGE_ORDER, meta.onStale)
  if (registry) return shareImageOf(registry)
  const query = version === undefined ? '' : `?v=${encodeURIComponent(version)}`
  return rejectUnknownSlug(app, { slug, rest: `/share-image.jpg${query}` })
}

export const shareImageRoutes: Route[] = [
  fileRoute(getShareImage, { limits: [FILES] }, async ({ params, query, meta }, app) => {
    const image = await find(app, { slug: params.slug, version: query.v, meta })
    const isKnown = app.shareImages.has(image)
    if (!isKnown) await app.rateLimits.consume(DRAWINGS, ipPrefix(meta.ip))
    return fileOf(app, image, query.v === image.version ? IMMUTABLE : REVALIDATE)
  }),
]
