import { describe, expect, test } from 'vitest'
import { isInvited, type PushCapabilities, pushState } from './push-state.ts'

const here = 'https://push.example/here'
const capabilities = (of: Partial<PushCapabilities>): PushCapabilities => ({
  isSupported: true,
  permission: 'granted',
  endpoint: here,
  ...of,
})

describe('pushState', () => {
  test.each([
    ['unsupported', { isSupported: false }, [here]],
    ['unsupported', { isSupported: false, permission: 'denied' }, undefined],
    ['blocked', { permission: 'denied' }, [here]],
    ['blocked', { permission: 'denied', endpoint: undefined }, undefined],
    ['off', { permission: 'default', endpoint: undefined }, undefined],
    ['off', { permission: 'default' }, [here]],
    ['off', { endpoint: null }, undefined],
    ['off', { endpoint: null }, ['https://push.example/other']],
    ['loading', { endpoint: undefined }, [here]],
    ['loading', {}, undefined],
    ['off', {}, []],
    ['off', {}, ['https://push.example/other']],
    ['on', {}, ['https://push.example/other', here]],
  ] as const)('%s by %j while the server sends to %j', (state, of, known) => {
    expect(pushState(capabilities(of), known)).toBe(state)
  })
})

describe('isInvited', () => {
  test.each([
    [true, { permission: 'default', endpoint: undefined }, false],
    [true, { endpoint: null }, false],
    [false, { endpoint: undefined }, false],
    [false, {}, false],
    [false, { permission: 'denied', endpoint: null }, false],
    [false, { isSupported: false, endpoint: null }, false],
    [false, { permission: 'default', endpoint: null }, true],
  ] as const)('is %s by %j, dismissed %s', (shown, of, isDismissed) => {
    expect(isInvited(capabilities(of), isDismissed)).toBe(shown)
  })
})
