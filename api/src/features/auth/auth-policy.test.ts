import { describe, expect, test } from 'vitest'
import { canSignIn, classifyRefreshToken, isSameOriginRequest } from './auth-policy.ts'

describe('isSameOriginRequest', () => {
  const ours = 'https://registry.example'
  test.each([
    [ours, ours, 'fetch', true],
    [ours, undefined, 'fetch', true],
    [ours, ours, undefined, false],
    [ours, undefined, undefined, false],
    [ours, ours, '', false],
    [ours, 'null', 'fetch', false],
    [ours, 'http://registry.example', 'fetch', false],
    [ours, 'https://registry.example.evil.example', 'fetch', false],
    [ours, 'https://evil.registry.example', 'fetch', false],
    [ours, 'https://registry.example:8443', 'fetch', false],
    ['http://localhost:3000', 'http://127.0.0.1:3000', 'fetch', true],
    ['http://localhost:3000', 'http://[::1]:3000', 'fetch', true],
    ['http://localhost:3000', 'http://127.0.0.1:4000', 'fetch', false],
    ['http://localhost:3000', 'https://localhost:3000', 'fetch', false],
    [ours, 'https://localhost', 'fetch', false],
  ])('under %s, origin %s with header %s: %s', (publicUrl, origin, requestedWith, expected) => {
    expect(isSameOriginRequest({ origin, requestedWith }, publicUrl)).toBe(expected)
  })
})

describe('canSignIn', () => {
  test('requires a verified email address', () => {
    expect(canSignIn({ emailVerifiedAt: null })).toBe(false)
    expect(canSignIn({ emailVerifiedAt: new Date(0) })).toBe(true)
  })
})

describe('classifyRefreshToken', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const live = { expiresAt: ago(-1), supersededForMs: null, isSuccessorSpent: false }
  test.each([
    ['the present token', live, 'rotate'],
    ['one that ends now', { ...live, expiresAt: now }, 'expired'],
    ['its predecessor at once', { ...live, supersededForMs: 0 }, 'repeat'],
    ['its predecessor within the grace', { ...live, supersededForMs: 10_000 }, 'repeat'],
    ['its predecessor after the grace', { ...live, supersededForMs: 10_001 }, 'reuse'],
    ['an older one', { ...live, supersededForMs: 1, isSuccessorSpent: true }, 'reuse'],
    ['an older one that has ended', { ...live, expiresAt: now, supersededForMs: 1 }, 'expired'],
  ] as const)('classifies %s', (_, token, verdict) => {
    expect(classifyRefreshToken(token, now)).toBe(verdict)
  })
})
