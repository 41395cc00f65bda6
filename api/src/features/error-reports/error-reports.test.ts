import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { share } from '../../../../shared/test/share.ts'
import { openSentry } from '../../../test/sentry-server.ts'
import { startApi } from '../../../test/start-api.ts'
import { startPages } from '../../../test/start-pages.ts'

const sentry = share(openSentry)
const api = share(() => startApi({ env: { SENTRY_DSN: sentry.dsn } }))
beforeEach(() => {
  sentry.taken.length = 0
  Object.assign(sentry.answer, { status: 200, headers: {} })
})

function envelope({ dsn = sentry.dsn, type = 'event', payload = '{"level":"error"}' } = {}) {
  return [JSON.stringify({ dsn }), JSON.stringify({ type }), payload].join('\n')
}

/** An item with a declared length; with -31 it would end at the start of its own header. */
const lengthy = (length: number) =>
  [JSON.stringify({ dsn: sentry.dsn }), JSON.stringify({ type: 'event', length }), '{}'].join('\n')

const send = (body: string, headers: Record<string, string> = {}, to = api) =>
  fetch(`${to.url}/api/error-reports`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers },
    body,
  })

const arrived = (count: number) =>
  vi.waitFor(() => expect(sentry.taken).toHaveLength(count), { timeout: 240_000 })

describe('an error report', () => {
  test('is forwarded unchanged without data about the sender', async () => {
    const sent = await send(envelope(), { cookie: 'menu=open', referer: 'http://a.example/b' })
    expect(sent.status).toBe(204)
    await arrived(1)
    const [report] = sentry.taken
    expect(report?.path).toBe('/api/1/envelope/')
    expect(report?.text).toBe(envelope())
    expect(report?.headers['x-sentry-auth']).toContain('sentry_key=key')
    for (const name of ['cookie', 'referer', 'origin', 'x-forwarded-for', 'forwarded']) {
      expect(report?.headers).not.toHaveProperty(name)
    }
    expect(report?.headers['user-agent']).toBe('baby-registry')
  })

  test.each([
    ['another project', () => envelope({ dsn: sentry.dsn.replace(/1$/, '2') })],
    ['another host', () => envelope({ dsn: 'https://key@example.com/1' })],
    ['a recording', () => envelope({ type: 'replay_recording' })],
    ['a file', () => envelope({ type: 'attachment' })],
    ['a content that ends before it begins', () => lengthy(-31)],
    ['a content that ends between two bytes', () => lengthy(0.5)],
    ['a content that ends beyond the end', () => lengthy(1_000)],
    ['no envelope', () => 'hello'],
    ['nothing in it', () => JSON.stringify({ dsn: sentry.dsn })],
  ])('is rejected: %s', async (_, body) => {
    expect((await send(body())).status).toBe(400)
    expect(sentry.taken).toEqual([])
  })

  test('is rejected above 200 kB, from other sites and with other methods', async () => {
    expect((await send(envelope({ payload: 'x'.repeat(200_000) }))).status).toBe(413)
    expect((await send(envelope(), { origin: 'https://else.example' })).status).toBe(403)
    const read = await fetch(`${api.url}/api/error-reports`)
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST'])
    expect(sentry.taken).toEqual([])
  })

  test('is accepted at once while Sentry hangs, also by an overloaded forwarder', async () => {
    const hanging = await openSentry()
    onTestFinished(hanging.stop)
    hanging.answer.hangs = true
    const own = await startApi({ env: { SENTRY_DSN: hanging.dsn }, beside: api })
    onTestFinished(own.stop)
    const one = envelope({ dsn: hanging.dsn })
    // More than the forwarder sends at once; clients never wait.
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(one, {}, own)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(204))
  })
})

test('reports wait as long as Retry-After demands', async () => {
  const busy = await openSentry()
  let now = new Date('2026-11-22T00:00:00Z')
  const own = await startApi({ env: { SENTRY_DSN: busy.dsn }, now: () => now, beside: api })
  Object.assign(busy.answer, { status: 429, headers: { 'retry-after': '120' } })
  const one = envelope({ dsn: busy.dsn })
  await send(one, {}, own)
  await expect.poll(() => busy.taken.length).toBe(1)
  // A slot is free again once the response to an earlier report has been read.
  await vi.waitFor(
    async () => {
      const before = busy.taken.length
      expect((await send(one, {}, own)).status).toBe(204)
      expect(busy.taken.length).toBe(before)
    },
    { timeout: 240_000 },
  )
  const before = busy.taken.length
  now = new Date(now.getTime() + 121_000)
  await send(one, {}, own)
  await expect.poll(() => busy.taken.length).toBe(before + 1)
  await own.stop()
  await busy.stop()
})

test('reports are limited per IP address', async () => {
  const env = { SENTRY_DSN: sentry.dsn, RATE_LIMITS: 'strict' }
  const strict = await startApi({ env, beside: api })
  const statuses = []
  for (let times = 0; times < 121; times += 1) {
    statuses.push((await send(envelope(), {}, strict)).status)
  }
  expect(statuses.slice(0, 120)).toEqual(Array(120).fill(204))
  expect(statuses[120]).toBe(429)
  await strict.stop()
})

test('pages contain the DSN if it is configured', async () => {
  const pages = await startPages(api)
  const html = await (await fetch(`${pages.url}/privacy`)).text()
  expect(html).toContain(`<meta name="error-reports" content="${sentry.dsn}">`)
  await pages.stop()

  const without = await startApi({ beside: api })
  const quiet = await startPages(without)
  expect((await send(envelope(), {}, without)).status).toBe(404)
  expect(await (await fetch(`${quiet.url}/privacy`)).text()).not.toContain('error-reports')
  await quiet.stop()
  await without.stop()
})
