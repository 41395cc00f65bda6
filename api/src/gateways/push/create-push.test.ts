import { createPublicKey, verify } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import webpush from 'web-push'
import { share } from '../../../../shared/test/share.ts'
import { answers, hangs, type PushBehavior, startPushService } from '../../../test/push-service.ts'
import { createPush } from './create-push.ts'
import type { Push } from './push.ts'
import { vapidSubject } from './vapid-subject.ts'

const vapid = webpush.generateVAPIDKeys()
const subject = 'mailto:registry@example.com'

const service = share(startPushService)
const push = share(async () => {
  const allowedHosts = new Set([service.hostPort])
  return createPush({ vapid, subject, allowedHosts, timeoutMs: 60_000 })
})
beforeEach(() => service.behave(answers(201)))
const open: Push[] = []
afterEach(() => {
  for (const client of open.splice(0)) client.stop()
})

const text = JSON.stringify({ web_push: 8030, notification: { title: 'Hello 👶' } })
const request = { text, topic: 'a-topic_1', ttlS: 3_600, urgency: 'normal' as const }

function subscribe() {
  const browser = service.subscribe('one')
  const { endpoint, keys } = browser.subscription
  return { browser, receiver: { endpoint, ...keys } }
}

const fromBase64 = (value = '') => JSON.parse(Buffer.from(value, 'base64url').toString())

/** Verifies the signature of a VAPID header (RFC 8292) and returns its claims. */
function claimsOf(authorization = '') {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(authorization) ?? []
  expect(key).toBe(vapid.publicKey)
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'))
  const [head, body, signature = ''] = token.split('.')
  expect(fromBase64(head)).toEqual({ typ: 'JWT', alg: 'ES256' })
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isGood = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  expect(isGood).toBe(true)
  return fromBase64(body)
}

test('a request is encrypted for the browser and has TTL and urgency headers', async () => {
  const { browser, receiver } = subscribe()
  expect(await push.send(receiver, request)).toEqual({ kind: 'accepted' })
  expect(browser.messages()).toEqual([JSON.parse(text)])
  const [sent] = browser.requests()
  expect(sent?.headers).toMatchObject({
    ttl: '3600',
    topic: 'a-topic_1',
    urgency: 'normal',
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
  })
  expect(sent?.body.includes('Hello')).toBe(false)
})

test('the VAPID token is valid for that service and half a day', async () => {
  const { browser, receiver } = subscribe()
  await push.send(receiver, request)
  const claims = claimsOf(browser.requests()[0]?.headers.authorization)
  expect(claims).toMatchObject({ aud: service.origin, sub: subject })
  expect(claims.exp * 1_000 - Date.now()).toBeLessThanOrEqual(12 * 3_600_000)
})

describe('an answer', () => {
  test.each([
    [200, { kind: 'accepted' }],
    [201, { kind: 'accepted' }],
    [202, { kind: 'accepted' }],
    [404, { kind: 'gone' }],
    [410, { kind: 'gone' }],
    [413, { kind: 'too-large' }],
    [429, { kind: 'later', reason: '429' }],
    [500, { kind: 'later', reason: '500' }],
    [503, { kind: 'later', reason: '503' }],
    [400, { kind: 'refused', status: 400 }],
    [401, { kind: 'refused', status: 401 }],
    [403, { kind: 'refused', status: 403 }],
    [406, { kind: 'dropped', reason: '406' }],
  ])('%i means %j', async (status, outcome) => {
    service.behave(answers(status))
    expect(await push.send(subscribe().receiver, request)).toEqual(outcome)
    expect(service.received).toHaveLength(1)
  })

  test.each(['120', 'Fri, 20 Nov 2026 10:02:00 GMT'])(
    'asks for patience by Retry-After: %s',
    async after => {
      const date = 'Fri, 20 Nov 2026 10:00:00 GMT'
      service.behave(answers(429, { 'retry-after': after, date }))
      const outcome = await push.send(subscribe().receiver, request)
      expect(outcome).toMatchObject({ kind: 'later', retryAfterS: 120 })
    },
  )

  test.each([301, 302, 307, 308])('%i is not followed', async status => {
    service.behave(answers(status, { location: `${service.origin}/elsewhere` }))
    const outcome = await push.send(subscribe().receiver, request)
    expect(outcome).toEqual({ kind: 'dropped', reason: String(status) })
    expect(service.received.map(({ path }) => path)).toEqual(['/push/one'])
  })
})

describe('a service', () => {
  test('that never responds times out', async () => {
    service.behave(hangs)
    const hasty = createPush({
      ...{ vapid, subject, timeoutMs: 50 },
      allowedHosts: new Set([service.hostPort]),
    })
    const outcome = await hasty.send(subscribe().receiver, request)
    expect(outcome).toEqual({ kind: 'later', reason: 'TIMEOUT' })
    hasty.stop()
  })

  test('that closes the connection is retried later', async () => {
    service.behave(response => response.destroy())
    const outcome = await push.send(subscribe().receiver, request)
    expect(outcome).toEqual({ kind: 'later', reason: 'ECONNRESET' })
  })

  test('on a forbidden URL receives no request', async () => {
    const strict = createPush({ vapid, subject, allowedHosts: new Set() })
    expect(strict.isAllowed(subscribe().receiver.endpoint)).toBe(false)
    const outcome = await strict.send(subscribe().receiver, request)
    expect(outcome).toEqual({ kind: 'dropped', reason: 'FORBIDDEN_ADDRESS' })
    expect(service.received).toEqual([])
    strict.stop()
  })
})

test('a request over a connection that the service has closed meanwhile is sent over a new one', async () => {
  const used = new WeakSet<object>()
  service.behave(response => {
    const { socket } = response.req
    if (used.has(socket)) return socket.destroy()
    used.add(socket)
    return response.writeHead(201).end()
  })
  const client = createPush({ vapid, subject, allowedHosts: new Set([service.hostPort]) })
  open.push(client)
  const { receiver } = subscribe()
  expect(await client.send(receiver, request)).toEqual({ kind: 'accepted' })
  expect(await client.send(receiver, request)).toEqual({ kind: 'accepted' })
  expect(service.received).toHaveLength(3)
})

describe('the circuit of a host', () => {
  function setUp(timeoutMs = 60_000) {
    const clock = { ms: 0 }
    const allowedHosts = new Set([service.hostPort])
    const now = () => clock.ms
    const client = createPush({ vapid, subject, allowedHosts, timeoutMs, now })
    open.push(client)
    const sendTo = (path = 'one') => {
      const { endpoint, keys } = service.subscribe(path).subscription
      return client.send({ endpoint, ...keys }, request)
    }
    const fail = async (times: number) => {
      for (let count = 0; count < times; count += 1) await sendTo()
    }
    return { client, clock, sendTo, fail }
  }

  test.each<[string, PushBehavior]>([
    ['timeouts', hangs],
    ['500', answers(500)],
    ['503', answers(503)],
    ['broken connections', response => response.destroy()],
  ])('opens after three %s, and no further request is sent', async (_, mood) => {
    service.behave(mood)
    const { client, sendTo, fail } = setUp(mood === hangs ? 50 : undefined)
    await fail(2)
    expect(client.pausedHosts()).toEqual([])
    await fail(1)
    expect(client.pausedHosts()).toEqual([service.hostPort])
    expect(await sendTo('another')).toEqual({ kind: 'paused' })
    expect(service.received.map(({ path }) => path)).not.toContain('/push/another')
  })

  test.each([201, 404, 410, 413, 429, 400, 403, 406])(
    'stays closed when the service responds with %i between failures',
    async status => {
      service.behave(answers(500), answers(500), answers(status), answers(500))
      const { client, fail } = setUp()
      await fail(5)
      expect(client.pausedHosts()).toEqual([])
    },
  )

  test('sends one request after 30 s and closes when that succeeds', async () => {
    service.behave(answers(500))
    const { client, clock, sendTo, fail } = setUp()
    await fail(3)
    clock.ms += 30_000
    expect(client.pausedHosts()).toEqual([])
    service.behave(answers(201))
    const [first, second] = await Promise.all([sendTo(), sendTo()])
    expect([first, second]).toEqual([{ kind: 'accepted' }, { kind: 'paused' }])
    expect(await sendTo()).toEqual({ kind: 'accepted' })
  })

  test('is not affected by keys that cannot be used for encryption', async () => {
    const { client } = setUp()
    const receiver = { ...subscribe().receiver, auth: 'short' }
    for (const _ of [1, 2, 3]) await client.send(receiver, request)
    expect(client.pausedHosts()).toEqual([])
    expect(service.received).toEqual([])
  })
})

test('onlyAllowedHosts restricts requests to the allowed hosts', async () => {
  const quiet = createPush({ vapid, subject, allowedHosts: new Set(), onlyAllowedHosts: true })
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  expect(quiet.isAllowed(endpoint)).toBe(true)
  const outcome = await quiet.send({ ...subscribe().receiver, endpoint }, request)
  expect(outcome).toEqual({ kind: 'dropped', reason: 'FORBIDDEN_ADDRESS' })
  quiet.stop()
})

test('vapidSubject returns PUBLIC_URL on https, otherwise the email sender', () => {
  const mailFrom = 'Baby Registry <registry@example.com>'
  expect(vapidSubject({ publicUrl: 'https://gifts.example', mailFrom })).toBe(
    'https://gifts.example',
  )
  const publicUrl = 'http://localhost:3000'
  expect(vapidSubject({ publicUrl, mailFrom })).toBe('mailto:registry@example.com')
  expect(vapidSubject({ publicUrl, mailFrom: 'a@b.example' })).toBe('mailto:a@b.example')
})
