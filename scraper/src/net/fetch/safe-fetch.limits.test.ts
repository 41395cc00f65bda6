import type { IncomingHttpHeaders, RequestListener } from 'node:http'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, createGzip, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { startRawServer, startServer, type TestServer } from '../../../test/support/start-server.ts'
import { testGuard } from '../../../test/support/test-guard.ts'
import { FETCH_LIMITS, type FetchLimits } from '../guard/fetch-guard.ts'
import { safeFetch } from './safe-fetch.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

async function fetchFrom(answering: TestServer, limits: Partial<FetchLimits> = {}) {
  server = answering
  return safeFetch(
    `http://127.0.0.1:${server.port}/p`,
    testGuard([`127.0.0.1:${server.port}`], limits),
  )
}

const answerWith =
  (body: Uint8Array, headers: Record<string, string>): RequestListener =>
  (_request, response) => {
    response.writeHead(200, headers).end(body)
  }

/** Compresses megabytes of zeros as a stream, without holding them in memory. */
async function zippedZeros(megabytes: number): Promise<Buffer> {
  const zero = Buffer.alloc(1_000_000)
  const zeros = Readable.from(Array.from({ length: megabytes }, () => zero))
  return buffer(zeros.pipe(createGzip()))
}

describe('safeFetch within its limits', () => {
  const page = Buffer.from(`<h1>Stroller</h1>${'x'.repeat(100_000)}`)

  test.each([
    ['gzip', gzipSync(page)],
    ['deflate', deflateSync(page)],
    ['br', brotliCompressSync(page)],
    ['zstd', zstdCompressSync(page)],
    ['gzip, br', brotliCompressSync(gzipSync(page))],
  ])('unpacks %s', async (encoding, body) => {
    const answer = answerWith(body, { 'content-encoding': encoding })
    const { body: got } = await fetchFrom(await startServer(answer))
    expect(got.equals(page)).toBe(true)
  })

  test.each([
    ['three encodings', 'gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(page)))],
    ['an encoding that nobody knows', 'compress', page],
  ])('refuses %s', async (_name, encoding, body) => {
    const answer = answerWith(body, { 'content-encoding': encoding })
    await expect(fetchFrom(await startServer(answer))).rejects.toMatchObject({
      code: 'UNREACHABLE',
    })
  })

  test('accepts a page of 5 MB and rejects one byte more', async () => {
    const full = Buffer.alloc(FETCH_LIMITS.maxBytes, 'a')
    const { body } = await fetchFrom(await startServer(answerWith(full, {})))
    expect(body.length).toBe(5_000_000)
    await server?.close()
    const over = fetchFrom(
      await startServer(answerWith(Buffer.concat([full, Buffer.from('a')]), {})),
    )
    await expect(over).rejects.toMatchObject({ code: 'UNREACHABLE' })
  })

  test('does not read the body of a content type that is not accepted', async () => {
    server = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'video/mp4' }).write('endless')
    })
    const guard = testGuard([`127.0.0.1:${server.port}`])
    const acceptsType = (contentType: string) => contentType !== 'video/mp4'
    const page = await safeFetch(`http://127.0.0.1:${server.port}/`, guard, { acceptsType })
    expect(page).toMatchObject({ status: 200, contentType: 'video/mp4', body: Buffer.alloc(0) })
  })

  test('aborts decompression beyond 5 MB', async () => {
    const bomb = await zippedZeros(250)
    expect(bomb.length).toBeLessThan(500_000)
    const before = process.memoryUsage.rss()
    let most = before
    const looking = setInterval(() => {
      most = Math.max(most, process.memoryUsage.rss())
    })
    const answer = answerWith(bomb, { 'content-encoding': 'gzip' })
    await expect(fetchFrom(await startServer(answer))).rejects.toMatchObject({
      code: 'UNREACHABLE',
    })
    clearInterval(looking)
    expect(most - before).toBeLessThan(150_000_000)
  })

  test('times out when a server never responds', async () => {
    const silent = await startServer(() => undefined)
    await expect(fetchFrom(silent, { firstByteMs: 50 })).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  test('times out when a server responds byte by byte', async () => {
    const dripping = await startServer((_request, response) => {
      const drip = setInterval(() => response.write('.'), 5)
      response.on('close', () => clearInterval(drip))
    })
    await expect(fetchFrom(dripping, { totalMs: 100 })).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  test("aborts with the caller's signal", async () => {
    server = await startServer(() => caller.abort(new DOMException('late', 'TimeoutError')))
    const caller = new AbortController()
    const guard = testGuard([`127.0.0.1:${server.port}`])
    const fetching = safeFetch(`http://127.0.0.1:${server.port}/`, guard, { signal: caller.signal })
    await expect(fetching).rejects.toMatchObject({ code: 'TIMEOUT' })
  })

  test.each([
    ['ends before its length', 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nshort'],
    ['is no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['is cut off in a chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nshort'],
    ['says two lengths', 'HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 9\r\n\r\nabc'],
    ['is cut off in gzip', 'HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\nnot gzip'],
    ['is nothing', ''],
  ])('calls an answer unreachable that %s', async (_name, answer) => {
    const liar = await startRawServer(socket => socket.end(answer))
    await expect(fetchFrom(liar)).rejects.toMatchObject({ code: 'UNREACHABLE' })
  })

  test("sends a browser's navigation headers", async () => {
    let headers: IncomingHttpHeaders = {}
    const page = await fetchFrom(
      await startServer((request, response) => {
        headers = request.headers
        response.end()
      }),
    )
    expect(page.status).toBe(200)
    expect(headers).toMatchObject({
      accept: expect.stringContaining('text/html'),
      'accept-language': 'en-SG,en;q=0.9',
      'sec-fetch-mode': 'navigate',
      'user-agent': expect.stringMatching(/^Mozilla/),
    })
    const own = ['cookie', 'authorization', 'referer', 'x-forwarded-for', 'from']
    expect(own.filter(name => name in headers)).toEqual([])
  })

  test('throws the same message for every failure', async () => {
    const refusals = ['http://127.0.0.1/', 'http://localhost/', 'nonsense', 'http://x.test:22/']
    const messages = refusals.map(address =>
      safeFetch(address, testGuard()).catch((error: Error) => error.message),
    )
    expect(new Set(await Promise.all(messages))).toEqual(new Set(['The page could not be read.']))
  })
})
