import { pushMessages } from '@registry/shared/messages/push/push'
import type { App } from '../../../http/app.ts'
import * as deviceStore from '../device-store.ts'
import { pushText, shortestPushText } from './push-text.ts'
import { pushToDevice } from './push-to-device.ts'

/** Lifetime in seconds. Short, because the owner is waiting for the test notification. */
const LIFE_S = 60

/**
 * Sends a test notification to all of an owner's devices without retries; returns how many services accepted
 * it.
 */
export async function sendTest(app: App, userId: string): Promise<number> {
  const { title, body } = pushMessages.test
  const words = { title, body, target: { kind: 'test' as const } }
  const addressed = { words, tag: 'test', publicUrl: app.config.publicUrl }
  const [text, shortest] = [pushText(addressed), shortestPushText(addressed)]
  const pushed = { text, shortest, topic: 'test', ttlS: LIFE_S, urgency: 'high' as const }
  const devices = await deviceStore.listByUser(app.db, userId)
  const outcomes = await Promise.all(devices.map(device => pushToDevice(app, device, pushed)))
  return outcomes.filter(({ kind }) => kind === 'accepted').length
}
