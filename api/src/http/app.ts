import type { Readable } from 'node:stream'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import type { ShareImage } from '@registry/shared/images/share-image'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { InvalidatingCache } from '../db/notifications/invalidating-cache.ts'
import type { Notifications } from '../db/notifications/notifications.ts'
import type { Waiters } from '../db/notifications/notifications-waiters.ts'
import type { Publish } from '../events/domain-events.ts'
import type { ErrorReports } from '../gateways/error-reports/create-error-reports.ts'
import type { ExchangeRates } from '../gateways/exchange-rates/create-exchange-rates.ts'
import type { Push } from '../gateways/push/push.ts'
import type { Secrets } from '../secrets.ts'
import type { RateLimits } from './limits/rate-limits.ts'
import type { RegistryView } from './public-registry.ts'
import type { EncodedText } from './responses/encodings.ts'

/** Event streams of registries served by this process. */
export interface RegistryEvents {
  /**
   * Opens a stream of a registry's events. `version` is called when changes are sent to the stream, so that the
   * result misses none. Throws RATE_LIMITED or UNAVAILABLE when too many are open.
   */
  open(registryId: string, network: string, version?: () => Promise<string | undefined>): Readable
  /** Ends all streams and rejects new ones. */
  stop(): void
}

/** Event streams of owners' pages served by this process. */
export interface OwnerEvents {
  /**
   * Opens a stream of an owner's registry. `isAllowed` is checked before each event. Throws RATE_LIMITED or
   * UNAVAILABLE when too many are open.
   */
  open(stream: { registryId: string; network: string; isAllowed: () => Promise<boolean> }): Readable
  /** Ends all streams and rejects new ones. */
  stop(): void
}

/** Share images of registries, for link previews; rendered images are cached. */
export interface ShareImages {
  has(image: ShareImage): boolean
  /**
   * Returns the image as JPEG; concurrent requests share one rendering. Throws UNAVAILABLE while too many
   * images are rendered.
   */
  read(image: ShareImage): Promise<Uint8Array>
  stop(): void
}

/** Dependencies of the request handlers, injected so that tests can replace each of them. */
export interface App {
  db: Knex
  config: Config
  secrets: Secrets
  /** Returns the current legacy admin password, which the operator may replace at any time. */
  adminPassword(): string
  log: Logger
  rateLimits: RateLimits
  /** Publishes a domain event in the caller's transaction. */
  publish: Publish
  exchangeRates: ExchangeRates
  /** Folder of the web build's client files. */
  clientDir: string
  imageFiles: ImageFileStore
  shareImages: ShareImages
  push: Push
  /** Undefined when error reporting is off (no SENTRY_DSN). */
  errorReports: ErrorReports | undefined
  notifications: Notifications
  /** Resolves when the scraper has finished a row. */
  finished: Pick<Waiters, 'wait'>
  registryEvents: RegistryEvents
  ownerEvents: OwnerEvents
  publicRegistries: InvalidatingCache<RegistryView>
  /** Lists of owners' items as sent, by registry and encoding. */
  ownerLists: InvalidatingCache<EncodedText>
  /**
   * `isStopping` is true after a stop signal: running requests finish, and the readiness check fails. `respondBy` is the
   * time of `performance.now()` at which they must be answered, before their connections are closed.
   */
  lifecycle: { isStopping: boolean; respondBy: number }
  /** Minimum time in ms that a request waits for a worker's result; above 0 in tests only. */
  minWorkerWaitMs: number
  /** Minimum timeout in ms of cached reads and of the notification listener; above 0 in tests only. */
  minDatabaseWaitMs: number
  now(): Date
  /** Returns a new UUID v7, so ids sort by time. */
  newId(): string
  /** Returns a random secret of 256 bits, base64url. */
  newToken(): string
}
