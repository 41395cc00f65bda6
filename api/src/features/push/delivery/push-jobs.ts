import * as z from 'zod'
import type { Db } from '../../../db/connect.ts'
import type { PushRequest } from '../../../gateways/push/push.ts'
import type { App } from '../../../http/app.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { enqueueAll, type QueuedJob, queuedJob } from '../../../jobs/enqueue.ts'
import { pushFlags } from '../../../jobs/worker/push-limits.ts'
import * as deviceStore from '../device-store.ts'
import {
  type NotificationText,
  notificationTag,
  type OwnerNotification,
  ownerNotification,
} from '../owner-notification.ts'
import { writeNotification } from '../write-notification.ts'
import { pushText, shortestPushText } from './push-text.ts'
import { type PushContent, pushToDevice, recordOutage } from './push-to-device.ts'
import { retryDelayS } from './retry-delay.ts'

const URGENCY: Record<OwnerNotification['kind'], PushRequest['urgency']> = {
  contribution: 'normal',
  offering: 'normal',
  payment: 'low',
  payments: 'low',
}

/** Time in ms after which a notification is worthless: a device that was off for longer does not get it. */
const LIFE_MS = 3 * 86_400_000

/** Delay in ms before a job checks a service again whose circuit was open. */
const PAUSED_DELAY_MS = 5_000

const payload = z.object({
  notice: ownerNotification,
  /** Device to send to. Absent in jobs of earlier releases, which enqueue a job for each of the owner's devices. */
  deviceId: z.uuid().optional(),
  attempt: z.int().min(1),
  /** Time after which the notification is dropped. */
  until: z.iso.datetime(),
})
type Sending = z.output<typeof payload>

/** Returns the topic for the push service: the UUID without hyphens, since topics have at most 32 characters. */
const topicOf = (notification: OwnerNotification) =>
  (notification.kind === 'payments' ? notification.registryId : notification.id).replaceAll('-', '')

function toPushContent(
  { config }: App,
  notification: OwnerNotification,
  words: NotificationText,
  ttlS: number,
): PushContent {
  const addressed = { words, tag: notificationTag(notification), publicUrl: config.publicUrl }
  const [text, shortest] = [pushText(addressed), shortestPushText(addressed)]
  return { text, shortest, topic: topicOf(notification), ttlS, urgency: URGENCY[notification.kind] }
}

/** Returns the job that pushes to a device; it replaces a queued one with the same tag for that device. */
function createPushJob(device: deviceStore.Device, sending: Sending, runAt?: Date): QueuedJob {
  const key = `push ${device.id} ${notificationTag(sending.notice)}`
  const flags = pushFlags(device.endpoint)
  return queuedJob(sendPush, { ...sending, deviceId: device.id }, { key, runAt, flags })
}

/** Returns the jobs that push a notification to the devices of a registry's owner. */
export async function createPushJobs(
  db: Db,
  {
    registryId,
    notification,
    at,
  }: { registryId: string; notification: OwnerNotification; at: Date },
): Promise<QueuedJob[]> {
  const until = new Date(at.getTime() + LIFE_MS).toISOString()
  const devices = await deviceStore.listByRegistry(db, registryId)
  return devices.map(device => createPushJob(device, { notice: notification, attempt: 1, until }))
}

async function scheduleRetry(
  app: App,
  device: deviceStore.Device,
  sending: Sending,
  afterS?: number,
) {
  const delayS = retryDelayS(sending.attempt, afterS)
  const runAt = new Date(app.now().getTime() + (delayS ?? 0) * 1_000)
  if (delayS === undefined || runAt >= new Date(sending.until)) {
    return recordOutage(app, device.endpoint)
  }
  await enqueueAll(app.db, [
    createPushJob(device, { ...sending, attempt: sending.attempt + 1 }, runAt),
  ])
}

async function send(app: App, device: deviceStore.Device, sending: Sending, pushed: PushContent) {
  const outcome = await pushToDevice(app, device, pushed)
  if (outcome.kind === 'later') await scheduleRetry(app, device, sending, outcome.retryAfterS)
  if (outcome.kind === 'paused') {
    const runAt = new Date(app.now().getTime() + PAUSED_DELAY_MS)
    await enqueueAll(app.db, [createPushJob(device, sending, runAt)])
  }
}

/**
 * Pushes a notification to one device. One job per device lets the queue hold back the jobs of a slow or
 * failing service and retries each device independently.
 */
export const sendPush = defineJob({
  name: 'send_push',
  payload,
  group: 'notifications',
  // Lower priority than the jobs that choose the recipients.
  priority: 5,
  async run(sending, { app }) {
    const words = await writeNotification(app.db, sending.notice)
    const ttlS = Math.floor((Date.parse(sending.until) - app.now().getTime()) / 1_000)
    if (!words || ttlS <= 0) return
    const devices = await deviceStore.listByRegistry(app.db, words.registryId, sending.deviceId)
    if (sending.deviceId === undefined) {
      return enqueueAll(
        app.db,
        devices.map(device => createPushJob(device, sending)),
      )
    }
    const [device] = devices
    const pushed = toPushContent(app, sending.notice, words, ttlS)
    if (device) await send(app, device, sending, pushed)
  },
})
