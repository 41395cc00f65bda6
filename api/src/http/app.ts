import type { Readable } from 'node:stream'
import type { ImageFileStore } from '@registry/shared/image-files/image-file-store'
import type { ShareImage } from '@registry/shared/images/share-image'
import type { Knex } from 'knex'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Notifications } from '../db/notifications.ts'
import type { Waiters } from '../db/notifications-waiters.ts'
import type { InvalidatingCache } from '../db/invalidating-cache.ts'
import type { ErrorReports } from '../gateways/error-reports/create-error-reports.ts'
import type { ExchangeRates } from '../gateways/exchange-rates/create-exchange-rates.ts'
import type { Push } from '../gateways/push/push.ts'
import type { Secrets } from '../secrets.ts'
import type { RegistryView } from './public-registry.ts'
import type { RateLimits } from './rate-limits.ts'

/** Everybody who follows a registry by this copy of the api. */
export interface RegistryEvents {
  /** The stream of one more follower. Throws RATE_LIMITED or UNAVAILABLE when there are too many. */
  open(registryId: string, network: string): Readable
  /** Ends all streams and takes no more. */
  stop(): void
}

/** The pictures of registries for link previews, as far as they are at hand. */
export interface ShareImages {
  has(image: ShareImage): boolean
  /** The image as JPEG, drawn once however many ask. Throws UNAVAILABLE while too many are drawn. */
  read(image: ShareImage): Promise<Uint8Array>
  stop(): void
}

/** What handlers may use of the outside: handed in, so that tests can set each of them. */
export interface App {
  db: Knex
  config: Config
  secrets: Secrets
  /** The legacy admin password as it is at this moment: the operator may replace it any time. */
  adminPassword(): string
  log: Logger
  rateLimits: RateLimits
  exchangeRates: ExchangeRates
  imageFiles: ImageFileStore
  shareImages: ShareImages
  push: Push
  /** Undefined where errors of the pages are reported to nobody. */
  errorReports: ErrorReports | undefined
  notifications: Notifications
  /** Tells which rows the scraper has finished. */
  finished: Pick<Waiters, 'wait'>
  registryEvents: RegistryEvents
  publicRegistries: InvalidatingCache<RegistryView>
  /** Set once this process was asked to stop: it finishes what it has, and is no longer ready. */
  lifecycle: { isStopping: boolean }
  /** Minimum time in ms that a request waits for a worker's result; above 0 in tests only. */
  minWorkerWaitMs: number
  now(): Date
  /** A new UUID (v7, so that ids sort by time). */
  newId(): string
  /** A new secret of 256 bits, base64url. */
  newToken(): string
}
