import { randomUUID } from 'node:crypto'
import { getPushSettings, subscribeDevice } from '@registry/shared/contract/account/push'
import { ready } from '@registry/shared/contract/health'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { share } from '../../../../../shared/test/share.ts'
import { contributeTo } from '../../../../test/contribute-to.ts'
import { drainQueue, makeJobsDue } from '../../../../test/drain-queue.ts'
import { makeItem } from '../../../../test/factories.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { answers, hangs, startPushService } from '../../../../test/push-service.ts'
import { startApi } from '../../../../test/start-api.ts'
import { createTestClock } from '../../../../test/test-clock.ts'
import { createPush } from '../../../gateways/push/create-push.ts'

// Starts now because the queue uses the database's clock.
const clock = createTestClock(new Date())
/** Time in ms after which a service that failed repeatedly gets a request again. */
const CIRCUIT_OPEN_MS = 30_000
/** Stopped clock that is never set back. */
let monotonicMs = performance.now()
beforeAll(() => void vi.spyOn(performance, 'now').mockImplementation(() => monotonicMs))
afterAll(() => vi.restoreAllMocks())
const lines: string[] = []
const service = share(startPushService)
const api = share(() =>
  startApi({
    now: clock.now,
    env: { PUSH_ALLOWED_HOSTS: service.hostPort },
    onLine: line => void lines.push(line),
  }),
)
beforeEach(() => {
  clock.pass(CIRCUIT_OPEN_MS)
  monotonicMs += CIRCUIT_OPEN_MS
  service.behave(answers(201))
  lines.length = 0
})
afterEach(() => api.app.db.raw('delete from graphile_worker._private_jobs'))

/** Creates an owner with `count` devices, and a contributor. */
async function setUp(count = 1) {
  const own = await openOwnRegistry(api)
  const itemId = await makeItem(api.app.db, own.registry.id)
  const devices = Array.from({ length: count }, () => service.subscribe(randomUUID()))
  for (const { subscription } of devices) {
    await own.call(subscribeDevice, { body: { subscription } })
  }
  const give = () => contributeTo(api, { slug: own.registry.slug, id: itemId }, 1_000)
  const listed = async () => (await own.call(getPushSettings, {})).data.subscriptions
  return { devices, give, listed }
}

const waiting = () =>
  api.app
    .db('graphile_worker._private_jobs as job')
    .join('graphile_worker._private_tasks as task', 'task.id', 'job.task_id')
    .where('task.identifier', 'send_push')
    .orderBy('job.id')
    .select('job.run_at', 'job.payload', 'job.attempts', 'job.last_error')

describe('a push service that returns', () => {
  test('410 has its device removed, and others are notified', async () => {
    const { devices, give, listed } = await setUp(2)
    const [gone, kept] = devices
    service.behave((response, { path }) => {
      response.writeHead(gone?.subscription.endpoint.endsWith(path) ? 410 : 201).end()
    })
    await give()
    await drainQueue(api)
    expect(kept?.messages()).toHaveLength(1)
    expect((await listed()).map(({ endpoint }) => endpoint)).toEqual([kept?.subscription.endpoint])
    expect(await waiting()).toEqual([])
  })

  test('429 gets a retry for its device after Retry-After', async () => {
    const { devices, give } = await setUp(2)
    const [busy, other] = devices
    service.behave((response, { path }) => {
      const isBusy = busy?.subscription.endpoint.endsWith(path)
      response.writeHead(isBusy ? 429 : 201, isBusy ? { 'retry-after': '7200' } : {}).end()
    })
    await give()
    await drainQueue(api)
    const [job, ...more] = await waiting()
    expect(more).toEqual([])
    expect(job.payload).toMatchObject({ attempt: 2 })
    expect(job.run_at.getTime()).toBe(clock.now().getTime() + 7_200_000)
    expect(JSON.stringify(job.payload)).not.toMatch(/Mei|https|auntie/)
    service.behave(answers(201))
    await makeJobsDue(api, { name: 'send_push' })
    await drainQueue(api)
    expect(busy?.messages()).toHaveLength(1)
    expect(other?.messages()).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test('503 gets retries with backoff until they are given up', async () => {
    const { devices, give, listed } = await setUp()
    service.behave(answers(503))
    await give()
    const delays: number[] = []
    for (let attempt = 1; attempt <= 7; attempt += 1) {
      await drainQueue(api)
      const [job] = await waiting()
      if (job) delays.push(job.run_at.getTime() - clock.now().getTime())
      await makeJobsDue(api, { name: 'send_push' })
      monotonicMs += CIRCUIT_OPEN_MS
    }
    expect(devices[0]?.requests()).toHaveLength(7)
    expect(delays.length).toBe(6)
    for (const [at, delay] of delays.entries()) expect(delay).toBeGreaterThan(delays[at - 1] ?? 0)
    expect(await waiting()).toEqual([])
    expect(lines.join('')).toContain('a notification was given up')
    expect(await listed()).toHaveLength(1)
    expect(await api.call(ready, {})).toMatchObject({
      ...{ degraded: true, findings: [{ name: 'push_unavailable_unknown' }] },
    })
    service.behave(answers(201))
    await give()
    await drainQueue(api)
    clock.pass(1_000)
    expect(await api.call(ready, {})).not.toHaveProperty('findings')
  })

  test('503 three times gets no request for 30 s, also when the clock is set back, and then all that are due', async () => {
    const { devices, give } = await setUp()
    await give()
    await drainQueue(api)
    service.behave(answers(503))
    for (const _ of [1, 2, 3]) {
      await give()
      await drainQueue(api)
    }
    expect(service.received).toHaveLength(3)
    service.behave(answers(201))
    for (const _ of [4, 5]) await give()
    await drainQueue(api)
    expect(service.received).toEqual([])
    const paused = await waiting()
    expect(paused.map(({ payload }) => payload.attempt)).toEqual([2, 2, 2, 1, 1])
    expect(paused.map(({ attempts }) => attempts)).toEqual([0, 0, 0, 0, 0])
    expect(lines.filter(line => line.includes('are paused'))).toHaveLength(1)
    clock.pass(-60_000)
    monotonicMs += CIRCUIT_OPEN_MS
    await drainQueue(api)
    clock.pass(60_000)
    expect(devices[0]?.messages()).toHaveLength(2)
    expect(await waiting()).toHaveLength(3)
  })

  test('403 causes a finding and keeps the device', async () => {
    const { devices, give, listed } = await setUp()
    service.behave(answers(403))
    await give()
    await drainQueue(api)
    expect(await api.call(ready, {})).toMatchObject({
      ...{ degraded: true, findings: [{ name: 'push_refused_unknown' }] },
    })
    expect(await api.app.db('findings').select('name', 'details')).toEqual([
      { name: 'push_refused_unknown', details: { service: 'unknown', status: 403 } },
    ])
    expect(lines.filter(line => line.includes('refuses our keys'))).toHaveLength(1)
    expect(lines.join('')).not.toContain(devices[0]?.subscription.endpoint)
    expect(await listed()).toHaveLength(1)
    expect(await waiting()).toEqual([])
    // An accepted notification clears the finding.
    service.behave(answers(201))
    await give()
    await drainQueue(api)
    clock.pass(1_000)
    expect(await api.call(ready, {})).not.toHaveProperty('degraded')
  })

  test('413 gets the shortest text once', async () => {
    const { devices, give, listed } = await setUp()
    service.behave(answers(413), answers(201))
    await give()
    await drainQueue(api)
    const [long, short] = devices[0]?.messages() ?? []
    expect(long?.notification.body).not.toBe('')
    expect(short?.notification).toEqual({ ...long?.notification, body: '' })
    service.behave(answers(413))
    await give()
    await drainQueue(api)
    expect(devices[0]?.requests()).toHaveLength(2)
    expect(await waiting()).toEqual([])
    expect(await listed()).toHaveLength(1)
  })

  test('302 is not followed', async () => {
    const { devices, give } = await setUp()
    service.behave(answers(302, { location: `${service.origin}/elsewhere` }))
    await give()
    await drainQueue(api)
    expect(service.received).toHaveLength(1)
    expect(devices[0]?.requests()).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })
})

describe('a push service that hangs', () => {
  test('times out and gets a retry', async () => {
    const { give } = await setUp()
    service.behave(hangs)
    const push = createPush({
      ...{ vapid: api.app.secrets.vapid, subject: 'mailto:a@example.com', timeoutMs: 100 },
      allowedHosts: new Set([service.hostPort]),
    })
    await give()
    await drainQueue(api, { push })
    push.stop()
    expect((await waiting()).map(({ payload }) => payload.attempt)).toEqual([2])
  })

  test('does not delay contributions', async () => {
    const { give } = await setUp()
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    service.behave(response => void isOver.then(() => response.writeHead(201).end()))
    await give()
    const worked = drainQueue(api)
    await service.untilReceived(1)
    // The service hangs from here on; contributing must still work.
    for (const _ of [1, 2, 3]) expect(await give()).toMatchObject({ success: true })
    end()
    await worked
  })
})
