import { randomUUID } from 'node:crypto'
import { subscribeDevice } from '@registry/shared/contract/account/push'
import { cents } from '@registry/shared/money/money'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { contributeTo } from '../../../../test/contribute-to.ts'
import { makeItem } from '../../../../test/factories.ts'
import { startMailServer } from '../../../../test/mail-server.ts'
import { makeAccount } from '../../../../test/make-account.ts'
import { makeContribution } from '../../../../test/make-contribution.ts'
import { openOwnRegistry } from '../../../../test/own-registry.ts'
import { hangs, type PushService, startPushService } from '../../../../test/push-service.ts'
import { startApi, type TestApi } from '../../../../test/start-api.ts'
import { unscheduledJobs } from '../../../../test/unscheduled-jobs.ts'
import { createSmtpMail } from '../../../gateways/mail/smtp-mail.ts'
import { createPush } from '../../../gateways/push/create-push.ts'
import { enqueue, enqueueAll } from '../../../jobs/enqueue.ts'
import { createJobWorker } from '../../../jobs/worker/job-worker.ts'
import { sendPasswordChanged } from '../../auth/auth-mails.ts'
import { createNotificationJobs } from '../create-notification-jobs.ts'

const WAITING_COUNT = 100
/** Longer than any test: requests to a hanging service or mail server never complete. */
const NEVER_MS = 600_000

const open: { stop(): Promise<void> }[] = []
afterEach(async () => {
  for (const part of open.splice(0).toReversed()) await part.stop()
})

function opened<Part extends { stop(): Promise<void> }>(part: Part): Part {
  open.push(part)
  return part
}

/** Starts the API with its workers, two push services of which the first hangs, and a mail server. */
async function setUp({ pushTimeoutMs = NEVER_MS, smtp = {} as SMTPServerOptions } = {}) {
  const hanging = opened(await startPushService())
  const healthy = opened(await startPushService())
  const mailServer = opened(await startMailServer(smtp))
  hanging.behave(hangs)
  const env = {
    PUSH_ALLOWED_HOSTS: `${hanging.hostPort},${healthy.hostPort}`,
    SMTP_URL: mailServer.smtpUrl,
  }
  const api = opened(await startApi({ env }))
  const { config, secrets } = api.app
  const startedAt = Date.now()
  const push = createPush({
    ...{ vapid: secrets.vapid, subject: 'mailto:a@example.com', timeoutMs: pushTimeoutMs },
    // A circuit that has opened stays open.
    now: () => startedAt,
    ...config.push,
  })
  const { mailFrom, publicUrl } = config
  const mail = createSmtpMail({
    ...{ smtpUrl: mailServer.smtpUrl, mailFrom, publicUrl, timeoutMs: NEVER_MS },
  })
  const tools = { app: { ...api.app, push }, mail }
  const worker = createJobWorker({
    databaseUrl: api.databaseUrl,
    jobs: unscheduledJobs,
    tools,
    stopAbortsAfterMs: 100,
  })
  await worker.start()
  opened({
    async stop() {
      await worker.stop()
      push.stop()
      mail.close()
    },
  })
  return { api, hanging, healthy, mailServer, push }
}

async function openRegistryWithDevice(api: TestApi, service: PushService) {
  const own = await openOwnRegistry(api)
  const { subscription } = service.subscribe(randomUUID())
  await own.call(subscribeDevice, { body: { subscription } })
  return { ...own, itemId: await makeItem(api.app.db, own.registry.id) }
}

/** Enqueues notifications for one device at the service. */
async function fillService(api: TestApi, service: PushService) {
  const { registry, itemId } = await openRegistryWithDevice(api, service)
  const made = { registryId: registry.id, itemId, amountCents: cents(1) }
  const enqueueOne = async () => {
    const id = await makeContribution(api.app.db, made)
    const notification = { kind: 'contribution' as const, id }
    const about = { registryId: registry.id, notification, by: 'push' as const, at: api.app.now() }
    await enqueueAll(api.app.db, await createNotificationJobs(api.app.db, about))
  }
  await Promise.all(Array.from({ length: WAITING_COUNT }, enqueueOne))
}

/** Contributes to a new registry whose owner has a device at the service. */
async function contributeToOther(api: TestApi, service: PushService) {
  const { registry, itemId } = await openRegistryWithDevice(api, service)
  await contributeTo(api, { slug: registry.slug, id: itemId })
}

async function enqueueMail(api: TestApi) {
  const { id: userId } = await makeAccount(api.app)
  await enqueue(api.app.db, sendPasswordChanged, { userId })
}

const expectArrival = ({ received }: { received: unknown[] }) =>
  expect.poll(() => received.length, { interval: 10 }).toBeGreaterThan(0)

describe(`while a push service hangs and ${WAITING_COUNT} notifications wait for it`, () => {
  test('a notification at another service and a mail arrive meanwhile', async () => {
    const { api, hanging, healthy, mailServer } = await setUp()
    await fillService(api, hanging)
    await hanging.untilReceived(2)
    await contributeToOther(api, healthy)
    await expectArrival(healthy)
    await enqueueMail(api)
    await expectArrival(mailServer)
  })

  test('the waiting notifications use up no attempt once its circuit is open', async () => {
    const { api, hanging, healthy, push } = await setUp({ pushTimeoutMs: 500 })
    await fillService(api, hanging)
    await expect.poll(() => push.pausedHosts()).toEqual([hanging.hostPort])
    await contributeToOther(api, healthy)
    await expectArrival(healthy)
    const waiting = () =>
      api.app
        .db('graphile_worker.jobs')
        .where({ task_identifier: 'send_push', attempts: 0, locked_at: null })
        .pluck('id')
    await expect.poll(waiting).toHaveLength(WAITING_COUNT)
    // Three failures open the circuit while a fourth request may be in flight.
    expect(hanging.received.length).toBeLessThanOrEqual(4)
  })
})

test('a notification arrives while the mail server hangs', async () => {
  const { api, healthy } = await setUp({ smtp: { onConnect: () => undefined, closeTimeout: 1 } })
  for (let count = 0; count < 10; count += 1) await enqueueMail(api)
  await contributeToOther(api, healthy)
  await expectArrival(healthy)
  const failed = api.app.db('graphile_worker.jobs').whereNotNull('last_error').pluck('id')
  expect(await failed).toEqual([])
})
