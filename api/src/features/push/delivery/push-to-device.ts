import { pushService } from '@registry/shared/push/push-service'
import type { PushRequest, PushResult } from '../../../gateways/push/push.ts'
import type { App } from '../../../http/app.ts'
import * as findingStore from '../../health/finding-store.ts'
import * as deviceStore from '../device-store.ts'
import { outageFinding, refusalFinding } from '../notification-policy.ts'

/** Request with a shorter text to use if the service finds the first too large. */
export interface PushContent extends PushRequest {
  shortest: string
}

/**
 * Stores a finding when a push service rejects our keys, which an operator must fix; an accepted notification
 * clears it.
 */
async function recordRefusal({ db, log }: App, endpoint: string, status: number | undefined) {
  const service = pushService(endpoint)
  const details = status === undefined ? undefined : { service, status }
  await findingStore.set(db, refusalFinding(service), details)
  if (details) log.error(details, 'a push service refuses our keys')
}

/** Stores a finding that a notification to this service was given up; an accepted one clears it. */
export async function recordOutage({ db, log }: App, endpoint: string): Promise<void> {
  const service = pushService(endpoint)
  await findingStore.set(db, outageFinding(service), { service })
  log.warn({ service }, 'a notification was given up')
}

async function handleOutcome(
  app: App,
  device: deviceStore.Device,
  outcome: PushResult,
): Promise<void> {
  const { db, log, now } = app
  if (outcome.kind === 'paused') return
  if (outcome.kind === 'gone') return deviceStore.remove(db, device)
  if (outcome.kind === 'refused') return recordRefusal(app, device.endpoint, outcome.status)
  if (outcome.kind === 'accepted') {
    await deviceStore.markUsed(db, device.id, now())
    await findingStore.set(db, outageFinding(pushService(device.endpoint)), undefined)
    return recordRefusal(app, device.endpoint, undefined)
  }
  const service = pushService(device.endpoint)
  const reason = 'reason' in outcome ? outcome.reason : outcome.kind
  log.warn({ service, reason, outcome: outcome.kind }, 'a notification was not taken')
}

/** Sends to one device and handles the outcome, except for retries, which the caller schedules. */
export async function pushToDevice(
  app: App,
  device: deviceStore.Device,
  { shortest, ...request }: PushContent,
): Promise<PushResult> {
  const first = await app.push.send(device, request)
  const isTooLarge = first.kind === 'too-large'
  const outcome = isTooLarge ? await app.push.send(device, { ...request, text: shortest }) : first
  await handleOutcome(app, device, outcome)
  return outcome
}
