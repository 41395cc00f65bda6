import { existsSync } from 'node:fs'
import { DATABASE_URL_HINT, isDatabaseUrl } from '@registry/shared/database/database-url'
import {
  IMAGE_STORE_HINT,
  type ImageFileStoreSettings,
  isImageFileStoreSetting,
} from '@registry/shared/image-files/open-image-file-store'
import * as z from 'zod'
import { hostPort } from './net/guard/host-port.ts'
import { StartError } from './start-error.ts'

const databaseUrl = z.string().refine(isDatabaseUrl)
const settings = z.object({
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATA_DIR: z.string().min(1).default('./.data'),
  IMAGE_STORE: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  SCRAPER_CONCURRENCY: z.coerce.number().int().min(1).max(64).default(8),
  CHROMIUM_PATH: z
    .string()
    .refine(path => path === 'off' || existsSync(path))
    .optional(),
  SCRAPER_ALLOWED_HOSTS: z
    .string()
    .transform(text => text.split(',').map(pair => pair.trim()))
    .pipe(z.array(z.string().regex(/^(?:\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i)))
    .default([]),
  SCRAPER_ONLY_ALLOWED_HOSTS: z
    .enum(['true', 'false'])
    .transform(value => value === 'true')
    .default(false),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SDK_DISABLED: z.enum(['true', 'false']).default('false'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  NODE_ENV: z.string().optional(),
})

/** Names of the environment variables that the scraper reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape)

const HINTS: Record<string, string> = {
  DATABASE_URL: DATABASE_URL_HINT,
  DATABASE_DIRECT_URL:
    'the address of the PostgreSQL server that the pooler of DATABASE_URL serves',
  IMAGE_STORE: IMAGE_STORE_HINT,
  SCRAPER_CONCURRENCY: 'a whole number from 1 to 64',
  CHROMIUM_PATH: 'the path of a Chromium on this machine, or off',
  SCRAPER_ALLOWED_HOSTS: 'host:port pairs with commas between them',
  SCRAPER_ONLY_ALLOWED_HOSTS: 'true or false',
  PUBLIC_URL: 'the http(s) address under which people reach the product',
  METRICS_PORT: 'a whole number from 1 to 65535',
  METRICS_HOST: 'a host name or an IP address of this machine',
  OTEL_SDK_DISABLED: 'true or false',
  OTEL_EXPORTER_OTLP_ENDPOINT:
    'the http(s) address of an OpenTelemetry collector, like http://host:4318',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
}

export interface Config {
  /** Never that of a transaction pooler: all connections belong to the queue. */
  databaseUrl: string
  /** Storage of images; the api serves them. */
  imageFileStore: ImageFileStoreSettings
  concurrency: number
  /** Path of Chromium, or 'off'; undefined to search for an installed one. */
  chromium: string | undefined
  allowedHosts: ReadonlySet<string>
  onlyAllowedHosts: boolean
  ownHost: string | undefined
  /** Where the metrics are served; undefined when off. */
  metrics: { port: number; host: string } | undefined
  /** Whether traces are sent; OpenTelemetry reads its settings itself. */
  isTraced: boolean
  logLevel: string
}

/** Loads the configuration from environment variables. Throws a StartError for the first invalid value. */
export function loadConfig(env: NodeJS.ProcessEnv = process.env): Config {
  refuseUnknown(env)
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = settings.safeParse(present)
  if (!data) throw new StartError(sentenceFor(String(error.issues[0]?.path[0]), env))
  if (data.NODE_ENV === 'production' && data.SCRAPER_ALLOWED_HOSTS.length > 0) {
    throw new StartError('SCRAPER_ALLOWED_HOSTS is for tests and must be empty in production.')
  }
  if (!isImageFileStoreSetting(data)) throw new StartError(sentenceFor('IMAGE_STORE', env))
  return {
    databaseUrl: data.DATABASE_DIRECT_URL ?? data.DATABASE_URL,
    imageFileStore: data,
    concurrency: data.SCRAPER_CONCURRENCY,
    chromium: data.CHROMIUM_PATH,
    allowedHosts: new Set(data.SCRAPER_ALLOWED_HOSTS.map(toKey)),
    onlyAllowedHosts: data.SCRAPER_ONLY_ALLOWED_HOSTS,
    ownHost: data.PUBLIC_URL && new URL(data.PUBLIC_URL).hostname,
    metrics: data.METRICS_PORT ? { port: data.METRICS_PORT, host: data.METRICS_HOST } : undefined,
    isTraced: data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && data.OTEL_SDK_DISABLED === 'false',
    logLevel: data.LOG_LEVEL,
  }
}

// A misspelt variable would otherwise be ignored silently.
function refuseUnknown(env: NodeJS.ProcessEnv): void {
  const unknown = Object.keys(env).find(name => name.startsWith('SCRAPER_') && !HINTS[name])
  if (unknown) throw new StartError(`There is no setting ${unknown}: please remove or correct it.`)
}

// The value is not printed: a database URL contains its password.
function sentenceFor(name: string, env: NodeJS.ProcessEnv): string {
  const state = env[name] ? 'is not valid' : 'is missing'
  return `The setting ${name} ${state}: please set it to ${HINTS[name] ?? 'a valid value'}.`
}

function toKey(pair: string): string {
  return hostPort(new URL(`http://${pair}`))
}
