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

  test('treats an empty value as none', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000 })
  })

  test.each([
    ['PORT', '70000'],
    ['PORT', 'abc'],
    ['PUBLIC_URL', 'example.com'],
    ['DATABASE_URL', 'mysql://root@localhost/x'],
    ['DATABASE_POOL', '0'],
    ['SMTP_URL', 'http://mail'],
    ['ADMIN_PASSWORD', 'short'],
    ['DEFAULT_REGISTRY_SLUG', 'No Such Slug'],
    ['GIFT_PASSING_ENABLED', 'yes'],
    ['RATE_LIMITS', 'none'],
    ['TRUST_PROXY', '-1'],
    ['LOG_LEVEL', 'loud'],
  ])('stops at %s=%s with one sentence that says what to do', (name, value) => {
    const load = () => loadConfig({ [name]: value })
    expect(load).toThrow(new RegExp(`^The setting ${name} is ".*"; please set it to .+\\.$`))
  })

  test('does not print a password that is too short', () => {
    expect(() => loadConfig({ ADMIN_PASSWORD: 'hunter2' })).not.toThrow(/hunter2/)
  })

  test('refuses to run without limits in production', () => {
    const env = { NODE_ENV: 'production', RATE_LIMITS: 'off' }
    expect(() => loadConfig(env)).toThrow('RATE_LIMITS cannot be off in production')
  })
})
