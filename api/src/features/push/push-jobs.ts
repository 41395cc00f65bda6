import * as z from 'zod'
import type { PushRequest } from '../../gateways/push/push.ts'
import type { App } from '../../http/app.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import * as deviceStore from './device-store.ts'
import { type Notice, type NoticeWords, notice, noticeTag } from './notice.ts'
import { pushText, shortestPushText } from './push-text.ts'
import { noteOutage, type Pushed, pushToDevice } from './push-to-device.ts'
import { retryDelayS } from './retry-delay.ts'
import { writeNotice } from './write-notice.ts'

const URGENCY: Record<Notice['kind'], PushRequest['urgency']> = {
  contribution: 'normal',
  offering: 'normal',
  payment: 'low',
  payments: 'low',
}

const payload = z.object({
  notice,
  /** One of the owner's devices; all of them in the first try. */
  deviceId: z.uuid().optional(),
  attempt: z.int().min(1),
  /** Later nobody wants to hear of it. */
  until: z.iso.datetime(),
})
type Sending = z.output<typeof payload>

/** Ids as they are, without their dashes: 32 characters, which is what a topic may have. */
const topicOf = (said: Notice) =>
  (said.kind === 'payments' ? said.registryId : said.id).replaceAll('-', '')

function toPushed({ config }: App, said: Notice, words: NoticeWords, ttlS: number): Pushed {
  const addressed = { words, tag: noticeTag(said), publicUrl: config.publicUrl }
  const [text, shortest] = [pushText(addressed), shortestPushText(addressed)]
  return { text, shortest, topic: topicOf(said), ttlS, urgency: URGENCY[said.kind] }
}

async function tryAgain(app: App, sending: Sending, device: deviceStore.Device, afterS?: number) {
  const delayS = retryDelayS(sending.attempt, afterS)
  const runAt = new Date(app.now().getTime() + (delayS ?? 0) * 1_000)
  if (delayS === undefined || runAt >= new Date(sending.until)) {
    return noteOutage(app, device.endpoint)
  }
  const key = `push ${device.id} ${noticeTag(sending.notice)}`
  const next = { ...sending, deviceId: device.id, attempt: sending.attempt + 1 }
  await enqueue(app.db, sendPush, next, { key, runAt })
}

/**
 * Pushes a notice to the owner's devices at once, so that one whose service hangs holds up no other; a service
 * that is busy or away is tried again for its device alone.
 */
export const sendPush = defineJob({
  name: 'send_push',
  payload,
  // Behind mails: a service that hangs must not keep them waiting.
  priority: 5,
  async run(sending, { app }) {
    const words = await writeNotice(app.db, sending.notice)
    const ttlS = Math.floor((Date.parse(sending.until) - app.now().getTime()) / 1_000)
    if (!words || ttlS <= 0) return
    const pushed = toPushed(app, sending.notice, words, ttlS)
    const devices = await deviceStore.listByRegistry(app.db, words.registryId, sending.deviceId)
    await Promise.all(
      devices.map(async device => {
        const outcome = await pushToDevice(app, device, pushed)
        if (outcome.kind !== 'later') return
        await tryAgain(app, sending, device, outcome.retryAfterS)
      }),
    )
  },
})
