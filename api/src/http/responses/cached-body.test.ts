import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import zlib from 'node:zlib'
import Koa from 'koa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listen } from '../../../../shared/test/listen.ts'
import { type CachedBody, createCachedBody, sendCachedBody } from './cached-body.ts'

const TEXT = `<p>${'A moon night light for Priya. '.repeat(100)}</p>`
const DECODE: Record<string, (bytes: Buffer) => Buffer> = {
  br: zlib.brotliDecompressSync,
  zstd: zlib.zstdDecompressSync,
  gzip: zlib.gunzipSync,
}

let body: CachedBody
let server: Awaited<ReturnType<typeof listen>>
beforeAll(async () => {
  const koa = new Koa()
  koa.use(ctx => {
    ctx.status = 200
    return sendCachedBody(ctx, 'html', body)
  })
  const answer = koa.callback()
  server = await listen(createServer((asked, response) => void answer(asked, response)))
})
afterAll(() => server.stop())

/** Sends a request without the headers and the decoding that fetch would add. */
async function get(headers: Record<string, string>) {
  const sent = request(server.url, { headers }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const bytes = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, bytes }
}

describe('a cached body', () => {
  test.each(['br', 'zstd', 'gzip'])('is sent as %s to a client that accepts it', async encoding => {
    body = createCachedBody(TEXT)
    const { headers, bytes } = await get({ 'accept-encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(Number(headers['content-length'])).toBe(bytes.length)
    expect(DECODE[encoding]?.(bytes).toString()).toBe(TEXT)
  })

  test.each([
    ['br', 'gzip, deflate, br, zstd'],
    ['zstd', 'gzip, zstd'],
    ['gzip', 'br;q=0.5, zstd;q=0.5, gzip'],
    ['br', 'gzip;q=0.5, br;q=0.8'],
  ])('is sent as %s to a client that accepts %s', async (encoding, accepted) => {
    body = createCachedBody(TEXT)
    const { headers } = await get({ 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(encoding)
  })

  test.each([
    ['no header', {}],
    ['identity', { 'accept-encoding': 'identity' }],
    ['deflate, which is not offered', { 'accept-encoding': 'deflate' }],
    ['nothing at all', { 'accept-encoding': 'identity;q=0, *;q=0' }],
  ])('is sent uncompressed to a client that accepts %s', async (_, accepted: object) => {
    body = createCachedBody(TEXT)
    const { headers, bytes } = await get({ ...accepted })
    expect(headers['content-encoding']).toBeUndefined()
    expect(bytes.toString()).toBe(TEXT)
  })

  test('is sent uncompressed when it is short', async () => {
    body = createCachedBody('short')
    const { headers, bytes } = await get({ 'accept-encoding': 'br, gzip' })
    expect([headers['content-encoding'], bytes.toString()]).toEqual([undefined, 'short'])
  })

  test('has a strong ETag of its own in each encoding', async () => {
    body = createCachedBody(TEXT)
    const tags = new Set<unknown>()
    for (const encoding of ['br', 'zstd', 'gzip', 'identity']) {
      const { headers } = await get({ 'accept-encoding': encoding })
      expect(headers.etag).toMatch(/^"/)
      tags.add(headers.etag)
    }
    expect(tags.size).toBe(4)
  })

  test('answers 304 only to a client that has these bytes', async () => {
    body = createCachedBody(TEXT)
    const { headers } = await get({ 'accept-encoding': 'gzip' })
    const tag = String(headers.etag)
    const again = { 'accept-encoding': 'gzip', 'if-none-match': tag }
    const unchanged = await get(again)
    expect([unchanged.status, unchanged.bytes.length, unchanged.headers.etag]).toEqual([
      304,
      0,
      tag,
    ])
    body = createCachedBody(`${TEXT} `)
    expect((await get(again)).status).toBe(200)
  })

  test('is compressed once for requests at the same time', async () => {
    body = createCachedBody(TEXT)
    const [one, other] = await Promise.all([body.as('zstd'), body.as('zstd')])
    expect(one.bytes).toBe(other.bytes)
  })

  test('is compressed with Brotli anew when it is used often, with another ETag', async () => {
    body = createCachedBody(TEXT)
    const first = await body.as('br')
    for (let use = 0; use < 4; use += 1) await body.as('br')
    await expect.poll(async () => (await body.as('br')).etag).not.toBe(first.etag)
    const { bytes } = await body.as('br')
    expect(zlib.brotliDecompressSync(bytes).toString()).toBe(TEXT)
    expect(bytes.length).toBeLessThanOrEqual(first.bytes.length)
  })
})
