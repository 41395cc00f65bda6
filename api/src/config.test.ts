import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { loadConfig } from './config.ts'

describe('the configuration', () => {
  test('has a default for everything', () => {
    expect(loadConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      defaultRegistrySlug: 'demo',
      rateLimits: 'strict',
    })
  })

  test('treats an empty value as unset', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 })
  })

  test('uses DATABASE_URL for sessions unless DATABASE_DIRECT_URL is set, which needs it', () => {
    const [pooler, server] = ['postgres://u:p@pooler/x', 'postgres://u:p@server/x']
    expect(loadConfig({ DATABASE_URL: server }).databaseDirectUrl).toBe(server)
    const urls = { DATABASE_URL: pooler, DATABASE_DIRECT_URL: server }
    expect(loadConfig(urls)).toMatchObject({ databaseUrl: pooler, databaseDirectUrl: server })
    expect(() => loadConfig({ DATABASE_DIRECT_URL: server })).toThrow('needs DATABASE_URL')
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['PUBLIC_URL', 'example.com'],
    ['DATABASE_URL', 'mysql://root@localhost/x'],
    ['DATABASE_URL', 'postgres://user@one,two/x'],
    ['DATABASE_URL', 'postgres://user@one,two/x?target_session_attrs=standby'],
    ['DATABASE_DIRECT_URL', 'mysql://root@localhost/x'],
    ['DATABASE_POOL', '0'],
    ['DATABASE_TIMEOUT_MS', '0'],
    ['JOBS_ENABLED', 'no'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'Baby Registry'],
    ['MAIL_FROM', 'a@example.com <b@example.com>, c@example.com'],
    ['MAIL_FROM', 'A <a@example.com>\r\nBcc: b@example.com'],
    ['ADMIN_PASSWORD', 'short'],
    ['DEFAULT_REGISTRY_SLUG', 'No Such Slug'],
    ['GIFT_PASSING_ENABLED', 'yes'],
    ['RATE_LIMITS', 'none'],
    ['TRUST_PROXY', '-1'],
    ['IMAGE_STORE', 's3://babies'],
    ['IMAGE_STORE', '/mnt/pictures'],
    ['LLM_BASE_URL', 'api.example.com/v1'],
    ['LLM_BASE_URL', 'https://user:pass@api.example.com/v1'],
    ['LLM_BASE_URL', 'https://api.example.com/v1?key=1'],
    ['LLM_API_KEY', 'two words'],
    ['LLM_MODEL', 'two words'],
    ['EXCHANGE_RATES_URL', 'rates.example/latest'],
    ['EXCHANGE_RATES_URL', 'https://user:pass@rates.example/latest'],
    ['GA_MEASUREMENT_ID', 'UA-12345-1'],
    ['GA_MEASUREMENT_ID', 'G-1"><script>'],
    ['SENTRY_DSN', 'https://sentry.example/1'],
    ['SENTRY_DSN', 'https://key@sentry.example/project'],
    ['SENTRY_DSN', 'https://key@sentry.example/1?x="><script>'],
    ['BACKUP_CRON', 'daily'],
    ['BACKUP_CRON', '0 0 30 2 *'],
    ['BACKUP_CRON', '* * * * * *'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_PASSPHRASE', 'short'],
    ['LOG_LEVEL', 'loud'],
    ['PUSH_ALLOWED_HOSTS', 'localhost'],
    ['PUSH_ALLOWED_HOSTS', '*:443'],
    ['EXTENSION_STORES', 'https://shop.example/quickadd'],
    ['EXTENSION_ORIGINS', '*'],
    ['EXTENSION_ORIGINS', 'null'],
    ['EXTENSION_ORIGINS', 'https://registry.example'],
    ['EXTENSION_ORIGINS', 'chrome-extension://*'],
    ['EXTENSION_ORIGINS', `chrome-extension://${'a'.repeat(32)}/`],
  ])('stops at %s=%s with one sentence that says what to do', (name, value) => {
    const load = () => loadConfig({ [name]: value })
    expect(load).toThrow(new RegExp(`^The setting ${name} is ".*"; please set it to .+\\.$`))
  })

  test('rejects PUSH_ALLOWED_HOSTS in production', () => {
    const env = { PUSH_ALLOWED_HOSTS: '127.0.0.1:4000, [::1]:4001' }
    expect([...loadConfig(env).push.allowedHosts]).toEqual(['127.0.0.1:4000', '[::1]:4001'])
    expect(() => loadConfig({ ...env, NODE_ENV: 'production' })).toThrow(/is for tests/)
  })

  test('does not print a password that is too short', () => {
    expect(() => loadConfig({ ADMIN_PASSWORD: 'hunter2' })).not.toThrow(/hunter2/)
  })

  test('has no language model without LLM_BASE_URL', () => {
    expect(loadConfig({ LLM_API_KEY: 'key' }).llm).toBeUndefined()
    const env = { LLM_BASE_URL: 'https://api.example.com/v1/', LLM_API_KEY: 'key', LLM_MODEL: 'm' }
    expect(loadConfig(env).llm).toEqual({
      baseUrl: 'https://api.example.com/v1',
      apiKey: 'key',
      model: 'm',
    })
  })

  test('does not print an invalid key', () => {
    expect(() => loadConfig({ LLM_API_KEY: 'secret key' })).not.toThrow(/secret/)
  })

  test('accepts extension origins as browsers send them', () => {
    const chrome = `chrome-extension://${'abcdefghijklmnop'.repeat(2)}`
    const firefox = 'moz-extension://2c2f2b5e-0000-4000-8000-000000000000'
    const { extensionOrigins } = loadConfig({ EXTENSION_ORIGINS: `${chrome}, ${firefox}` })
    expect(extensionOrigins).toEqual([chrome, firefox])
  })

  test('allows the extension id derived from the manifest key by default', () => {
    const manifest = readFileSync(path.join(import.meta.dirname, '../../extension/wxt.config.ts'))
    const key = /KEY =\s+'([\w+/=]+)'/.exec(manifest.toString())?.[1] ?? ''
    const digest = createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex')
    const id = digest
      .slice(0, 32)
      .replace(/./g, digit => 'abcdefghijklmnop'.charAt(parseInt(digit, 16)))
    expect(loadConfig({}).extensionOrigins).toEqual([`chrome-extension://${id}`])
  })

  test.each([undefined, '', 'production'])(
    'refuses to run without limits when NODE_ENV is %s',
    NODE_ENV => {
      expect(() => loadConfig({ NODE_ENV, RATE_LIMITS: 'off' })).toThrow(
        'RATE_LIMITS cannot be off in production',
      )
    },
  )

  test.each(['development', 'test'])('may run without limits in %s', NODE_ENV => {
    expect(loadConfig({ NODE_ENV, RATE_LIMITS: 'off' }).rateLimits).toBe('off')
  })
})
