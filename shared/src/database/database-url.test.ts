import { describe, expect, test } from 'vitest'
import { describeDatabase, parseDatabaseUrl } from './database-url.ts'

describe('parseDatabaseUrl', () => {
  test('returns a URL of one host as it is', () => {
    for (const url of [
      'postgres://u:p%40,q@h:5432/x?sslmode=require',
      'postgresql:///x?host=/run',
    ]) {
      expect(parseDatabaseUrl(url)).toEqual({ urls: [url], isReadWrite: false })
    }
  })

  test('returns a URL for each host, without target_session_attrs', () => {
    const rest = 'db?sslmode=require&target_session_attrs=read-write'
    expect(parseDatabaseUrl(`postgres://u:p,q@h1:5432,[::1]:5433,h3/${rest}`)).toEqual({
      urls: [
        'postgres://u:p,q@h1:5432/db?sslmode=require',
        'postgres://u:p,q@[::1]:5433/db?sslmode=require',
        'postgres://u:p,q@h3/db?sslmode=require',
      ],
      isReadWrite: true,
    })
  })

  test.each([
    ['another protocol', 'mysql://u@h/x'],
    ['several hosts without read-write', 'postgres://u@h1,h2/x'],
    ['several hosts of any kind', 'postgres://u@h1,h2/x?target_session_attrs=any'],
    ['replicas', 'postgres://u@h1,h2/x?target_session_attrs=standby'],
    ['an unknown value for one host', 'postgres://u@h1/x?target_session_attrs=write'],
    ['a host without a name', 'postgres://u@h1,/x?target_session_attrs=read-write'],
    ['a wrong port', 'postgres://u@h1:5432,h2:99999/x?target_session_attrs=read-write'],
  ])('rejects %s', (_name, url) => {
    expect(parseDatabaseUrl(url)).toBeUndefined()
  })
})

test('describeDatabase names hosts and database, and neither user nor password', () => {
  const url = 'postgres://user:secret@h1:5433,h2/db?target_session_attrs=read-write'
  expect(describeDatabase(url)).toBe('h1:5433,h2/db')
})
