import path from 'node:path'
import { DATABASE_URL_HINT, isDatabaseUrl } from '@registry/shared/database/database-url'
import {
  IMAGE_STORE_HINT,
  isImageFileStoreSetting,
} from '@registry/shared/image-files/open-image-file-store'
import { parseStoreUrl } from '@registry/shared/public-pages/extension-store'
import { Cron } from 'croner'
import * as z from 'zod'
import { ConfigError } from './config-error.ts'
import { sentryProjectAt } from './gateways/error-reports/sentry-dsn.ts'

const flag = z.enum(['true', 'false']).transform(value => value === 'true')
const wholeNumber = (min: number, max: number) => z.coerce.number().int().min(min).max(max)
const list = z.string().transform(value =>
  value
    .split(',')
    .map(part => part.trim())
    .filter(Boolean),
)
// Must equal the Origin header exactly: one more character would never match.
const EXTENSION_ORIGIN =
  /^(chrome-extension:\/\/[a-p]{32}|moz-extension:\/\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/
const extensionOrigins = list.refine(origins => origins.every(o => EXTENSION_ORIGIN.test(o)))
const extensionStores = list.refine(urls => urls.every(url => parseStoreUrl(url)))
const databaseUrl = z.string().refine(isDatabaseUrl)
const httpOrigin = z.url({ protocol: /^https?$/ }).transform(value => value.replace(/\/+$/, ''))
// Credentials belong in LLM_API_KEY, and a query string would precede the appended path.
const plainUrl = httpOrigin.refine(value => !/[@?#]/.test(value))

// Extension id derived from the key in the manifest, equal for all builds.
const QUICK_ADD = 'chrome-extension://bdlgkfnilgcppcmonfjeacdliakimmma'

const HOST_PORT = /^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i
const hostPorts = list.refine(pairs => pairs.every(pair => HOST_PORT.test(pair)))

// One email address, with or without a display name.
const MAIL_FROM = /^([^<>\r\n]* <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/

function isCron(pattern: string): boolean {
  try {
    return new Cron(pattern, { mode: '5-part' }).nextRun() !== null
  } catch {
    return false
  }
}

const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: httpOrigin.optional(),
  DATA_DIR: z.string().min(1).default('./.data'),
  IMAGE_STORE: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_POOL: wholeNumber(1, 100).default(10),
  DATABASE_TIMEOUT_MS: wholeNumber(100, 60_000).default(2_000),
  JOBS_ENABLED: flag.default(true),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().regex(MAIL_FROM).default('Baby Registry <registry@localhost>'),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  LEGACY_LOGIN: flag.default(true),
  DEFAULT_REGISTRY_SLUG: z
    .string()
    .regex(/^[a-z0-9-]{3,50}$/)
    .default('demo'),
  GIFT_PASSING_ENABLED: flag.default(true),
  RATE_LIMITS: z.enum(['strict', 'relaxed', 'off']).default('strict'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  CACHE_MB: wholeNumber(1, 100_000).default(128),
  PAYNOW_PROXY: z.string().optional(),
  UPI_VPA: z.string().optional(),
  WISE_TAG: z.string().optional(),
  LLM_BASE_URL: plainUrl.optional(),
  LLM_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional(),
  LLM_MODEL: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .default('gpt-4o-mini'),
  EXCHANGE_RATES_URL: httpOrigin.refine(value => !/[@#]/.test(value)).optional(),
  EXTENSION_ORIGINS: extensionOrigins.default([QUICK_ADD]),
  EXTENSION_STORES: extensionStores.default([]),
  PUSH_ALLOWED_HOSTS: hostPorts.default([]),
  PUSH_ONLY_ALLOWED_HOSTS: flag.default(false),
  SENTRY_DSN: z
    .string()
    .refine(value => sentryProjectAt(value) !== undefined)
    .optional(),
  BACKUP_CRON: z.string().refine(isCron).optional(),
  BACKUP_DIR: z.string().min(1).optional(),
  BACKUP_KEEP: wholeNumber(1, 10_000).default(14),
  BACKUP_PASSPHRASE: z.string().min(12).optional(),
  GA_MEASUREMENT_ID: z
    .string()
    .regex(/^G-[A-Z0-9]{4,20}$/)
    .optional(),
  METRICS_PORT: wholeNumber(1, 65534).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpOrigin.optional(),
  OTEL_SDK_DISABLED: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
})

type Settings = z.output<typeof settings>

/** Names of the environment variables that the api reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape)

const HINTS: Record<string, string> = {
  PORT: 'a whole number from 0 to 65535',
  PUBLIC_URL: 'the http(s) address under which people reach the product',
  IMAGE_STORE: IMAGE_STORE_HINT,
  DATABASE_URL: DATABASE_URL_HINT,
  DATABASE_DIRECT_URL:
    'the address of the PostgreSQL server that the pooler of DATABASE_URL serves',
  DATABASE_POOL: 'a whole number from 1 to 100',
  DATABASE_TIMEOUT_MS: 'a whole number from 100 to 60,000',
  JOBS_ENABLED: 'true or false',
  SMTP_URL: 'an address like smtp://user:password@host:587',
  MAIL_FROM: 'a sender like Baby Registry <registry@example.com>',
  ADMIN_PASSWORD: 'at least 8 characters',
  LEGACY_LOGIN: 'true or false',
  DEFAULT_REGISTRY_SLUG: '3 to 50 lowercase letters, digits and hyphens',
  GIFT_PASSING_ENABLED: 'true or false',
  RATE_LIMITS: 'strict, relaxed or off',
  TRUST_PROXY: 'the number of own proxies, 0 to 10',
  CACHE_MB: "megabytes of memory for public registries, their pages and owners' lists, 1 to 100000",
  LLM_BASE_URL: 'the http(s) address of an OpenAI-compatible API, like https://host/v1',
  LLM_API_KEY: 'the key of that API, without spaces',
  LLM_MODEL: 'the name of a model, without spaces',
  EXCHANGE_RATES_URL:
    'the http(s) address of rates as Frankfurter has them, like https://host/v1/latest',
  PUSH_ALLOWED_HOSTS: 'host:port pairs with commas between them',
  PUSH_ONLY_ALLOWED_HOSTS: 'true or false',
  EXTENSION_ORIGINS:
    'a list of chrome-extension://<id> and moz-extension://<uuid>, with commas between',
  EXTENSION_STORES:
    'https addresses in the stores of Chrome, Edge and Firefox, with commas between',
  SENTRY_DSN: 'the DSN of a project of Sentry, like https://key@host/1',
  GA_MEASUREMENT_ID: 'the measurement id of a Google Analytics property, like G-ABC123DEF4',
  BACKUP_CRON: 'minute, hour, day, month and weekday in UTC, like 30 3 * * *',
  BACKUP_DIR: 'a folder',
  BACKUP_KEEP: 'the number of scheduled backups that stay, 1 to 10000',
  BACKUP_PASSPHRASE: 'at least 12 characters',
  METRICS_PORT: 'a whole number from 1 to 65534',
  METRICS_HOST: 'a host name or an IP address of this machine',
  OTEL_SDK_DISABLED: 'true or false',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'the http(s) address of an OpenTelemetry collector, like http://host:4318',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  NODE_ENV: 'development, test or production',
}

const SECRET = /PASSWORD|PASSPHRASE|URL$|KEY|DSN/

function sentenceFor(name: string, value: string | undefined): string {
  const shown = SECRET.test(name) ? '"…"' : JSON.stringify(value ?? '')
  return `The setting ${name} is ${shown}; please set it to ${HINTS[name] ?? 'a valid value'}.`
}

function withoutBlanks(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
}

/** True in test runs, which hash passwords with the least work; see `password-hash.ts`. */
export const isTest = process.env.NODE_ENV === 'test'

/**
 * Loads the configuration of api and supervisor from environment variables, with absolute paths. Throws
 * ConfigError with one sentence for the first invalid value.
 */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = settings.safeParse(withoutBlanks(env))
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0] ?? '')
    throw new ConfigError(sentenceFor(name, env[name]))
  }
  // NODE_ENV defaults to production, so an unset one is rejected too.
  if (parsed.data.RATE_LIMITS === 'off' && parsed.data.NODE_ENV === 'production') {
    throw new ConfigError('RATE_LIMITS cannot be off in production; please set strict or relaxed.')
  }
  if (parsed.data.PUSH_ALLOWED_HOSTS.length > 0 && env.NODE_ENV === 'production') {
    throw new ConfigError('PUSH_ALLOWED_HOSTS is for tests and must be empty in production.')
  }
  if (parsed.data.DATABASE_DIRECT_URL && !parsed.data.DATABASE_URL) {
    throw new ConfigError('DATABASE_DIRECT_URL needs DATABASE_URL; please set both or neither.')
  }
  if (!isImageFileStoreSetting(parsed.data)) {
    throw new ConfigError(sentenceFor('IMAGE_STORE', parsed.data.IMAGE_STORE))
  }
  return toConfig(parsed.data, env.NODE_ENV === 'production')
}

function toConfig(value: Settings, isExplicitProduction: boolean) {
  return {
    /**
     * True when NODE_ENV=production is set explicitly, not by default: `npm start` on a developer's machine
     * sets nothing.
     */
    isExplicitProduction,
    isDevelopment: value.NODE_ENV === 'development',
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? `http://${publicHost(value.HOST)}:${value.PORT}`,
    dataDir: path.resolve(value.DATA_DIR),
    /** Storage of images; the scraper reads the same settings. */
    imageFileStore: {
      DATA_DIR: value.DATA_DIR,
      IMAGE_STORE: value.IMAGE_STORE,
      AWS_ACCESS_KEY_ID: value.AWS_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY: value.AWS_SECRET_ACCESS_KEY,
    },
    databaseUrl: value.DATABASE_URL,
    /** Connects without a transaction pooler: for LISTEN, session locks, migrations, the queue and backups. */
    databaseDirectUrl: value.DATABASE_DIRECT_URL ?? value.DATABASE_URL,
    databasePool: value.DATABASE_POOL,
    /** Time in ms that a request waits for a connection or a lock before it is refused with 503. */
    databaseTimeoutMs: value.DATABASE_TIMEOUT_MS,
    /** False for copies that only serve requests: each copy with jobs is woken by every new job. */
    jobsEnabled: value.JOBS_ENABLED,
    smtpUrl: value.SMTP_URL,
    mailFrom: value.MAIL_FROM,
    adminPassword: value.ADMIN_PASSWORD,
    legacyLogin: value.LEGACY_LOGIN,
    defaultRegistrySlug: value.DEFAULT_REGISTRY_SLUG,
    giftPassingEnabled: value.GIFT_PASSING_ENABLED,
    rateLimits: value.RATE_LIMITS,
    trustProxy: value.TRUST_PROXY,
    /** Memory for public registries, their pages and owners' lists, in bytes. */
    cacheBytes: value.CACHE_MB * 1_000_000,
    payeeDefaults: {
      paynowProxy: value.PAYNOW_PROXY,
      upiVpa: value.UPI_VPA,
      wiseTag: value.WISE_TAG,
    },
    /** Language model for suggestions; undefined when off. */
    llm: value.LLM_BASE_URL
      ? { baseUrl: value.LLM_BASE_URL, apiKey: value.LLM_API_KEY, model: value.LLM_MODEL }
      : undefined,
    /** URL of the exchange rates; undefined when off. */
    exchangeRatesUrl: value.EXCHANGE_RATES_URL,
    /** For tests; the push services of browser vendors need no setting. */
    push: {
      allowedHosts: new Set(value.PUSH_ALLOWED_HOSTS),
      onlyAllowedHosts: value.PUSH_ONLY_ALLOWED_HOSTS,
    },
    extensionOrigins: value.EXTENSION_ORIGINS,
    /** Store URLs of QuickAdd. */
    extensionStores: value.EXTENSION_STORES,
    /** Sentry project for errors of the pages; undefined when off. */
    sentry: value.SENTRY_DSN === undefined ? undefined : sentryProjectAt(value.SENTRY_DSN),
    /** Google Analytics property for visitors who consented; undefined when off. */
    google: value.GA_MEASUREMENT_ID && {
      measurementId: value.GA_MEASUREMENT_ID,
      isDebug: value.NODE_ENV === 'development',
    },
    backup: {
      /** Schedule of backups in UTC; undefined when off. */
      cron: value.BACKUP_CRON,
      dir: path.resolve(value.BACKUP_DIR ?? path.join(value.DATA_DIR, 'backups')),
      /** Number of scheduled backups that stay. */
      keep: value.BACKUP_KEEP,
      /** Encrypts the secrets; without it they are left out. */
      passphrase: value.BACKUP_PASSPHRASE,
    },
    /** Where the metrics are served; undefined when off. */
    metrics: value.METRICS_PORT
      ? { port: value.METRICS_PORT, host: value.METRICS_HOST }
      : undefined,
    /** Whether traces are sent; OpenTelemetry reads its settings itself. */
    isTraced: value.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && !value.OTEL_SDK_DISABLED,
    logLevel: value.LOG_LEVEL,
  }
}

function publicHost(host: string): string {
  if (host === '0.0.0.0' || host === '::' || host === '127.0.0.1') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

export type Config = ReturnType<typeof toConfig>
