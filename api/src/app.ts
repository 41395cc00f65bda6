import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { openImageFileStore } from '@registry/shared/image-files/open-image-file-store'
import Koa from 'koa'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { connect } from './db/connect.ts'
import { newId } from './db/new-id.ts'
import { createInvalidatingCache } from './db/notifications/invalidating-cache.ts'
import { listen } from './db/notifications/notifications.ts'
import { createWaiters } from './db/notifications/notifications-waiters.ts'
import { eventSubscribers } from './event-subscribers.ts'
import { createPublish } from './events/domain-events.ts'
import { createAuthenticators } from './features/auth/sessions/create-authenticators.ts'
import { errorReportRoutes } from './features/error-reports/error-report-routes.ts'
import { serveImageFiles } from './features/images/serve-image-files.ts'
import { outboxRoutes } from './features/outbox/outbox-routes.ts'
import { contributeRouter } from './features/pages/contribute/contribute-router.ts'
import { crawlerRouter } from './features/pages/crawler-routes.ts'
import { injectSettings } from './features/pages/inject-settings.ts'
import {
  pageRouter,
  redirectToCanonicalPath,
  redirectUnknown,
} from './features/pages/page-routes.ts'
import { renderErrors } from './features/pages/render-errors.ts'
import { staticFiles } from './features/pages/static-files.ts'
import { uiGalleryRouter } from './features/pages/ui-gallery-routes.ts'
import { unsubscribeRouter } from './features/pages/unsubscribe-router.ts'
import { viewPacking } from './features/public-registry/load-public-registry.ts'
import {
  createOwnerEvents,
  OWNER_DATA_CHANGED,
} from './features/registry-events/create-owner-events.ts'
import {
  createRegistryEvents,
  REGISTRY_CHANGED,
} from './features/registry-events/create-registry-events.ts'
import { ownerStreamLimitsFor, streamLimitsFor } from './features/registry-events/stream-limiter.ts'
import { createPainter } from './features/share-images/create-painter.ts'
import { createShareImages } from './features/share-images/create-share-images.ts'
import { createErrorReports } from './gateways/error-reports/create-error-reports.ts'
import { createExchangeRates } from './gateways/exchange-rates/create-exchange-rates.ts'
import { readRates } from './gateways/exchange-rates/read-rates.ts'
import { createPush } from './gateways/push/create-push.ts'
import { vapidSubject } from './gateways/push/vapid-subject.ts'
import { CLIENT_DIR, type WebBundle } from './gateways/web-bundle/web-bundle.ts'
import type { App } from './http/app.ts'
import { limitReads, rejectLongUrl } from './http/limits/limit-reads.ts'
import { normalizeClientIp } from './http/limits/normalize-client-ip.ts'
import { createRateLimits } from './http/limits/rate-limits.ts'
import { crossOrigin } from './http/protection/cross-origin.ts'
import {
  rejectMalformedUrl,
  rejectUnsafeMethod,
  rejectUnsupportedMethod,
} from './http/protection/reject-requests.ts'
import { securityHeaders } from './http/protection/security-headers.ts'
import { styleHashes } from './http/protection/style-hashes.ts'
import { compressResponses } from './http/responses/compress-responses.ts'
import type { EncodedText } from './http/responses/encodings.ts'
import { errorHandler } from './http/responses/error-handler.ts'
import { documentRouter } from './http/routes/document-router.ts'
import { mountRoutes } from './http/routes/mount-routes.ts'
import { measureRequests, requestLog, traceRequests } from './http/server/measure-requests.ts'
import { routes } from './routes.ts'
import { adminPasswordReader, type Secrets } from './secrets.ts'

const TOKEN_BYTES = 32
/**
 * Share of the cache for the JSON of public registries. With two orders and the serialized form they use about
 * four times that, so three eighths of the cache; three eighths are for pages.
 */
const REGISTRY_SHARE = 3 / 32
/** Share of the cache for public registries that were evicted from the share above, compressed. */
const PACKED_REGISTRY_SHARE = 1 / 8
/** Share of the cache for the encoded lists of owners. */
const OWNER_LIST_SHARE = 1 / 8

interface AppParts {
  config: Config
  /** URL of the database: `DATABASE_URL`, or the embedded server started by the supervisor. */
  databaseUrl: string
  /** URL of the server behind a transaction pooler; the same by default. */
  directUrl?: string
  secrets: Secrets
  log: Logger
  now?: () => Date
  /** Minimum time in ms that a request waits for a worker's result. */
  minWorkerWaitMs?: number
  /** Minimum timeout in ms of cached reads and of the notification listener; above 0 in tests only. */
  minDatabaseWaitMs?: number
  /** Maximum time in ms for rendering a share image. */
  paintTimeoutMs?: number
}

/** Creates the dependencies of the handlers. Close them with closeApp. */
export function createApp(parts: AppParts): App {
  const { config, databaseUrl, secrets, log } = parts
  const { directUrl = databaseUrl, minWorkerWaitMs = 0, minDatabaseWaitMs = 0 } = parts
  const now = parts.now ?? (() => new Date())
  const { exchangeRatesUrl, sentry } = config
  const isPooled = directUrl !== databaseUrl
  const { databasePool: pool, databaseTimeoutMs: patienceMs } = config
  const db = connect({ url: databaseUrl, isPooled, pool, log, patienceMs })
  const finished = createWaiters()
  const registryEvents = createRegistryEvents({ db, log, caps: streamLimitsFor(config.rateLimits) })
  const ownerEvents = createOwnerEvents(ownerStreamLimitsFor(config.rateLimits))
  const imageFiles = openImageFileStore(config.imageFileStore)
  const painter = createPainter({
    fonts: path.join(config.dataDir, 'fonts'),
    timeoutMs: parts.paintTimeoutMs,
  })
  const publicRegistries = createInvalidatingCache(config.cacheBytes * REGISTRY_SHARE, {
    packing: { ...viewPacking, sizeMax: config.cacheBytes * PACKED_REGISTRY_SHARE },
  })
  const ownerLists = createInvalidatingCache<EncodedText>(config.cacheBytes * OWNER_LIST_SHARE, {
    name: 'owner_list',
    keepsOutdated: false,
  })
  const channels = {
    scrape_finished: [finished],
    // The owner's list shows images, of which only this channel is notified.
    [REGISTRY_CHANGED]: [publicRegistries, ownerLists, registryEvents],
    [OWNER_DATA_CHANGED]: [ownerLists, ownerEvents],
  }
  return {
    db,
    config,
    secrets,
    adminPassword: config.adminPassword
      ? () => config.adminPassword ?? ''
      : adminPasswordReader(config.dataDir, secrets),
    log,
    rateLimits: createRateLimits(db, config.rateLimits),
    publish: createPublish(eventSubscribers),
    exchangeRates: createExchangeRates({
      read: exchangeRatesUrl ? () => readRates(exchangeRatesUrl) : undefined,
      now,
    }),
    clientDir: CLIENT_DIR,
    imageFiles,
    shareImages: createShareImages({ painter, imageFiles }),
    push: createPush({
      vapid: secrets.vapid,
      subject: vapidSubject(config),
      log,
      ...config.push,
    }),
    errorReports: sentry && createErrorReports({ project: sentry, log, now }),
    notifications: listen({ url: directUrl, channels, log, minWaitMs: minDatabaseWaitMs }),
    finished,
    registryEvents,
    ownerEvents,
    publicRegistries,
    ownerLists,
    lifecycle: { isStopping: false, respondBy: Number.POSITIVE_INFINITY },
    minWorkerWaitMs,
    minDatabaseWaitMs,
    now,
    newId,
    newToken: () => randomBytes(TOKEN_BYTES).toString('base64url'),
  }
}

export async function closeApp(app: App): Promise<void> {
  app.registryEvents.stop()
  app.ownerEvents.stop()
  app.shareImages.stop()
  app.push.stop()
  await app.errorReports?.stop()
  await app.notifications.stop()
  await app.db.destroy()
}

/** Creates the server: all middleware in order. Without a web bundle it serves only the API. */
export function createServer(app: App, web?: WebBundle): Koa {
  const bundle = web && injectSettings(web, app.config)
  const koa = new Koa({
    proxy: app.config.trustProxy > 0,
    maxIpsCount: app.config.trustProxy,
  })
  // Connections closed during a response; all other errors reach the error handler.
  koa.on('error', error => app.log.debug({ err: error }, 'answer broken off'))
  koa.use(traceRequests)
  koa.use(measureRequests)
  koa.use(requestLog(app))
  koa.use(normalizeClientIp)
  const styles = bundle
    ? styleHashes([
        ...[bundle.publicTemplate, bundle.sideTemplate, bundle.appTemplate],
        bundle.offlineTemplate,
      ])
    : []
  const { publicUrl, google } = app.config
  const hasGoogle = google !== undefined
  koa.use(securityHeaders({ https: publicUrl.startsWith('https:'), styles, hasGoogle }))
  koa.use(rejectMalformedUrl)
  koa.use(compressResponses)
  koa.use(crossOrigin(app.config.extensionOrigins))
  koa.use(errorHandler(app.log))
  koa.use(rejectLongUrl)
  koa.use(errorReportRoutes(app))
  koa.use(mountRoutes(routes, app, createAuthenticators(app)).routes())
  koa.use(rejectUnsupportedMethod(routes))
  if (bundle) koa.use(renderErrors(app, bundle))
  if (bundle) koa.use(unsubscribeRouter(app, bundle).routes())
  if (bundle) koa.use(contributeRouter(app, bundle).routes())
  koa.use(rejectUnsafeMethod)
  koa.use(limitReads(app))
  koa.use(documentRouter().routes())
  koa.use(serveImageFiles(app))
  koa.use(crawlerRouter(app).routes())
  koa.use(staticFiles(app))
  koa.use(outboxRoutes(app))
  if (bundle) koa.use(uiGalleryRouter(app, bundle).routes())
  if (bundle) koa.use(redirectToCanonicalPath).use(pageRouter(app, bundle).routes())
  koa.use(redirectUnknown)
  return koa
}
