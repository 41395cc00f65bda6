import { describe, expect, test } from 'vitest'
import { createVisitorSession, readVisitorSession, VISITOR_SESSION_MS } from './visitor-session.ts'

const key = 'a-key-of-the-installation-of-32-bytes'
const now = new Date('2026-11-20T10:00:00Z')
const later = (ms: number) => new Date(now.getTime() + ms)
const randomToken = 'Zm9yIHRlc3RzIG9ubHksIG5vdCByYW5kb20gYXQgYWxs'
const token = createVisitorSession({ key, randomToken, now })

describe('visitor sessions', () => {
  test('identify the same visitor for one hour', () => {
    const visitor = { kind: 'visitor', sessionId: randomToken.slice(0, 22) }
    expect(readVisitorSession(key, token, now)).toEqual(visitor)
    expect(readVisitorSession(key, token, later(VISITOR_SESSION_MS - 1))).toEqual(visitor)
    expect(readVisitorSession(key, token, later(VISITOR_SESSION_MS))).toBeUndefined()
  })

  test('are rejected with another key', () => {
    expect(readVisitorSession(`${key}!`, token, now)).toBeUndefined()
  })

  const [version, id, expiresAt, signature] = token.split('.')
  test.each([
    ['nothing', ''],
    ['another end', [version, id, Number(expiresAt) + 1, signature].join('.')],
    ['another id', [version, `A${id?.slice(1)}`, expiresAt, signature].join('.')],
    ['no signature', [version, id, expiresAt].join('.')],
    ['another signature', [version, id, expiresAt, 'A'.repeat(43)].join('.')],
    ['an opaque token', randomToken],
    ['something behind it', `${token}x`],
  ])('are rejected with %s', (_, forged) => {
    expect(readVisitorSession(key, forged, now)).toBeUndefined()
  })
})
