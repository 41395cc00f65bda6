import type { PushDevice } from '@registry/shared/contract/account/push'
import { describe, expect, test } from 'vitest'
import { type EnableSteps, enablePush } from './enable-push.ts'

const device: PushDevice = {
  id: '0199a1b2-0000-7000-8000-000000000001',
  endpoint: 'https://push.example/here',
  createdAt: '2026-11-21T00:00:00.000Z',
  lastUsedAt: null,
}

/** Runs with stubs that succeed unless overridden; records the steps in order. */
function run(other: Partial<EnableSteps<string>> = {}) {
  const done: string[] = []
  const step =
    <A extends unknown[], R>(name: string, work: (...args: A) => R) =>
    (...args: A) => {
      done.push([name, ...args].join(' '))
      return work(...args)
    }
  const steps: EnableSteps<string> = {
    isSupported: () => true,
    fetchKey: async () => 'key',
    ask: async () => 'granted',
    subscribe: async () => 'subscription',
    register: async () => device,
    cancel: async () => undefined,
    ...other,
  }
  return {
    done,
    outcome: enablePush({
      isSupported: steps.isSupported,
      fetchKey: step('fetchKey', steps.fetchKey),
      ask: step('ask', steps.ask),
      subscribe: step('subscribe', steps.subscribe),
      register: step('register', steps.register),
      cancel: step('cancel', steps.cancel),
    }),
  }
}

const resolvesTo = (permission: NotificationPermission) => async () => permission
const broken = async (): Promise<never> => {
  throw new Error('broken')
}
const unsupported = async (): Promise<never> => {
  throw new DOMException('no push service', 'NotSupportedError')
}

describe('enablePush', () => {
  test('subscribes with the public key and registers the device', async () => {
    const { done, outcome } = run()
    // The permission request starts synchronously, within the user gesture.
    expect(done).toEqual(['fetchKey', 'ask'])
    expect(await outcome).toEqual({ kind: 'enabled', device })
    expect(done).toEqual(['fetchKey', 'ask', 'subscribe key', 'register subscription'])
  })

  test.each([
    ['denied', { ask: resolvesTo('denied') }, 2],
    ['denied', { ask: resolvesTo('denied'), fetchKey: broken }, 2],
    ['closed', { ask: resolvesTo('default') }, 2],
    ['closed', { ask: resolvesTo('default'), fetchKey: broken }, 2],
    ['failed', { ask: broken }, 2],
    ['failed', { fetchKey: broken }, 2],
    ['failed', { subscribe: broken }, 3],
    ['unsupported', { subscribe: unsupported }, 3],
    ['unsupported', { isSupported: () => false }, 0],
  ] as const)('%s by %j', async (kind, other, steps) => {
    const { done, outcome } = run(other)
    expect(await outcome).toMatchObject({ kind })
    expect(done).toHaveLength(steps)
  })

  test('cancels the subscription when the server could not register it', async () => {
    const { done, outcome } = run({ register: broken, cancel: broken })
    expect(await outcome).toMatchObject({ kind: 'failed', error: new Error('broken') })
    expect(done.at(-1)).toBe('cancel subscription')
  })
})
