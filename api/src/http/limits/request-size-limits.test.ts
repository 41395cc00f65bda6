import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { shareApi } from '../../../test/share-api.ts'
import { connect as connectDatabase } from '../../db/connect.ts'
import { createHttpServer } from '../server/http-server.ts'

const api = shareApi()

/** Sends raw bytes; returns the status line. */
async function sendRaw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1')
  socket.setEncoding('utf8')
  socket.write(bytes)
  const answer = await text(socket)
  return answer.split('\r\n')[0] ?? ''
}

describe('the size limits of a request', () => {
  test('reject a repeated query parameter, also when no query is read', async () => {
    const response = await fetch(`${api.url}/api/health?a=1&a=2`)
    expect(response.status).toBe(400)
  })

  test('reject headers beyond 16 kB', async () => {
    const header = `x-long: ${'x'.repeat(16_384)}`
    expect(await sendRaw(`GET /api/health HTTP/1.1\r\nhost: a\r\n${header}\r\n\r\n`)).toContain(
      '431',
    )
  })

  test.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    [
      'two lengths',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\na',
    ],
    [
      'a length and chunks',
      'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['no host', 'GET /api/health HTTP/1.1\r\n\r\n'],
  ])('refuse %s', async (_what, bytes) => {
    expect(await sendRaw(bytes)).toBe('HTTP/1.1 400 Bad Request')
  })

  test('set timeouts of 15 s for a request and 5 s for its headers', () => {
    const server = createHttpServer(() => undefined, { isProxied: false })
    expect(server).toMatchObject({ requestTimeout: 15_000, headersTimeout: 5_000 })
    expect(server.keepAliveTimeout).toBe(5_000)
    expect(createHttpServer(() => undefined, { isProxied: true }).keepAliveTimeout).toBe(65_000)
  })

  test('set timeouts of 2.2 s for a query, 2 s for a lock and 10 s for an idle transaction', async () => {
    const db = connectDatabase({ url: api.databaseUrl })
    const { rows } = await db.raw(`
      select name, setting::int as ms from pg_settings where name in
        ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`)
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', ms: 10_000 },
      { name: 'lock_timeout', ms: 2_000 },
      { name: 'statement_timeout', ms: 2_200 },
    ])
    expect(db.client.pool).toMatchObject({ max: 10 })
    expect(db.client.config.acquireConnectionTimeout).toBe(2_000)
    await db.destroy()
  })
})
