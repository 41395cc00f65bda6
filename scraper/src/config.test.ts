import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'

const DATABASE_URL = 'postgres://registry:secret@127.0.0.1:5432/registry'

describe('loadConfig', () => {
  test('requires only DATABASE_URL', () => {
    expect(loadConfig({ DATABASE_URL })).toEqual({
      databaseUrl: DATABASE_URL,
      imageFileStore: expect.objectContaining({ DATA_DIR: './.data' }),
      concurrency: 8,
      chromium: undefined,
      allowedHosts: new Set(),
      onlyAllowedHosts: false,
      ownHost: undefined,
      metrics: undefined,
      isTraced: false,
      logLevel: 'info',
    })
  })

  test('reads every setting', () => {
    const config = loadConfig({
      DATABASE_URL,
      SCRAPER_CONCURRENCY: '12',
      CHROMIUM_PATH: process.execPath,
      SCRAPER_ALLOWED_HOSTS: '127.0.0.1:4000, [::1]:80,shop.test:4001',
      PUBLIC_URL: 'https://gifts.example.com',
      LOG_LEVEL: 'debug',
    })
    expect(config).toMatchObject({
      concurrency: 12,
      chromium: process.execPath,
      ownHost: 'gifts.example.com',
      logLevel: 'debug',
    })
    expect([...config.allowedHosts]).toEqual(['127.0.0.1:4000', '::1:80', 'shop.test:4001'])
  })

  test.each([
    [{ DATABASE_URL: '' }, 'DATABASE_URL is missing'],
    [{ DATABASE_URL: 'mysql://user:secret@h/x' }, 'DATABASE_URL is not valid'],
    [{ DATABASE_URL: 'postgres://user:secret@h1,h2/x' }, 'target_session_attrs=read-write'],
    [{ SCRAPER_CONCURRENCY: '0' }, 'SCRAPER_CONCURRENCY is not valid'],
    [{ SCRAPER_CONCURRENCY: 'many' }, 'SCRAPER_CONCURRENCY is not valid'],
    [{ SCRAPER_ALLOWED_HOSTS: '127.0.0.1' }, 'SCRAPER_ALLOWED_HOSTS is not valid'],
    [{ SCRAPER_ALLOWED_HOSTS: '*:80' }, 'SCRAPER_ALLOWED_HOSTS is not valid'],
    [{ CHROMIUM_PATH: '/no/such/browser' }, 'CHROMIUM_PATH is not valid'],
    [{ IMAGE_STORE: 's3://babies' }, 'IMAGE_STORE is not valid'],
    [{ IMAGE_STORE: '/mnt/pictures' }, 'IMAGE_STORE is not valid'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is not valid'],
    [{ SCRAPER_CONCURENCY: '2' }, 'no setting SCRAPER_CONCURENCY'],
    [
      { SCRAPER_ALLOWED_HOSTS: '127.0.0.1:4000', NODE_ENV: 'production' },
      'SCRAPER_ALLOWED_HOSTS is for tests',
    ],
  ])('refuses %j in one sentence that tells no secret', (env, sentence) => {
    const start = () => loadConfig({ DATABASE_URL, ...env })
    expect(start).toThrow(sentence)
    expect(start).not.toThrow('secret')
  })
})
