import { getPushKey, subscribeDevice } from '@registry/shared/contract/account/push'
import {
  getNotificationChoices,
  setNotificationChoices,
} from '@registry/shared/contract/account/settings'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { makePushSubscription } from '../../../../../api/test/make-push-subscription.ts'
import {
  advance,
  freezeTestClock,
  waitUntilTrue,
} from '../../../../test/components/browser/clock.ts'
import { recordNavigations } from '../../../../test/components/browser/navigation.ts'
import { route, type StubbedResponse } from '../../../../test/components/browser/network.ts'
import { stubPushBrowser } from '../../../../test/components/browser/push-browser.ts'
import { click, user } from '../../../../test/components/browser/user.ts'
import { openPage } from '../../../../test/components/open-page.tsx'
import { signUp, type TestOwner } from '../../../../test/components/sign-up.ts'
import { findSubscription } from '../../../lib/push/push-subscription.ts'

const panel = () => screen.getByRole('region', { name: 'Push Notifications' })
const button = (name: string | RegExp) => within(panel()).getByRole('button', { name })
const text = () => panel().textContent
const waitForPanel = (words: string | RegExp) =>
  waitFor(() => expect(panel()).toHaveTextContent(words))

async function openPanel(): Promise<void> {
  await openPage('/registry-settings')
  await screen.findByRole('region', { name: 'Push Notifications' })
}

async function enableElsewhere(owner: TestOwner): Promise<void> {
  await owner.call(subscribeDevice, { body: { subscription: makePushSubscription() } })
}

describe('the push notifications panel', () => {
  test('enables this device and sends a test, with messages that disappear after 3 and 5 seconds', async () => {
    await signUp()
    stubPushBrowser({ answer: 'granted' })
    await openPanel()
    await waitForPanel('Not enabled')
    freezeTestClock()
    await user.click(button('Enable Notifications'))
    await waitUntilTrue(() => text().includes('Notifications enabled successfully!'))
    expect(text()).toContain('Enabled on 1 device(s)')
    const [row] = within(panel()).getAllByRole('listitem')
    expect(row).toHaveTextContent(/Current.*Registered .*not used yet/)
    expect(button('Send Test Notification')).toHaveFocus()
    await advance(2_999)
    expect(text()).toContain('Notifications enabled successfully!')
    await advance(1)
    await waitUntilTrue(() => !text().includes('successfully'))

    const remove = route(/notifications\/test/, { json: { success: true, data: { sent: 1 } } })
    await user.click(button('Send Test Notification'))
    await waitUntilTrue(() => text().includes('Test notification sent to 1 device(s)!'))
    await advance(4_999)
    expect(text()).toContain('Test notification sent to 1 device(s)!')
    await advance(1)
    await waitUntilTrue(() => !text().includes('Test notification sent'))
    remove()
    const failing = route(/notifications\/test/, { status: 500 })
    await user.click(button('Send Test Notification'))
    await waitUntilTrue(() => text().includes('Failed to send test notification'))
    failing()
  })

  test('removes this device, and reports when the browser keeps its subscription', async () => {
    await signUp()
    const service = stubPushBrowser({ answer: 'granted' })
    await openPanel()
    await click(() => button('Enable Notifications'))
    await waitForPanel('Enabled on 1 device(s)')
    service.failsToUnsubscribe = true
    await click(() => button(/^Remove/))
    await waitForPanel('Failed to unsubscribe')
    service.failsToUnsubscribe = false
    await click(() => button('Enable Notifications'))
    await waitForPanel('Enabled on 1 device(s)')
    await click(() => button(/^Remove/))
    await waitForPanel('Device unsubscribed successfully (this device)')
    await waitForPanel('Not enabled')
    expect(panel()).not.toHaveTextContent('Active Devices')
  })

  test('a renewal whose response comes after the logout does not subscribe the browser again', async () => {
    const owner = await signUp()
    stubPushBrowser({ answer: 'granted' })
    const navigations = recordNavigations()
    await openPanel()
    await click(() => button('Enable Notifications'))
    await waitForPanel('Enabled on 1 device(s)')
    const json = await owner.call(getPushKey, {})
    const response = Promise.withResolvers<StubbedResponse>()
    route(/vapid-public-key/, () => response.promise)
    const { renewSubscription } = await import('../subscription/renew-subscription.ts')
    const renewed = renewSubscription()
    await click(() => screen.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(navigations).toHaveLength(1))
    response.resolve({ json })
    await renewed
    expect(await findSubscription()).toBeUndefined()
  })

  test('reports a failed subscription, and enables on retry', async () => {
    await signUp()
    const service = stubPushBrowser({ answer: 'granted' })
    service.failsToSubscribe = true
    await openPanel()
    await click(() => button('Enable Notifications'))
    expect(await within(panel()).findByText('Failed to subscribe')).toBeVisible()
    service.failsToSubscribe = false
    await click(() => button('Enable Notifications'))
    await waitForPanel('Enabled on 1 device(s)')
  })

  test('reports a browser without a service worker as unsupported', async () => {
    await signUp()
    stubPushBrowser({ answer: 'granted', canRegister: false })
    await openPanel()
    await click(() => button('Enable Notifications'))
    expect(await within(panel()).findByText('Push notifications not supported')).toBeVisible()
  })

  test('lists the steps to unblock notifications; the dashboard shows no invitation then', async () => {
    await signUp()
    stubPushBrowser({ permission: 'denied' })
    await openPanel()
    const steps = within(panel())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(steps.filter(step => /icon|Allow|Refresh/.test(step))).toEqual([
      'Click the lock icon beside the address',
      'Set Notifications to Allow',
      'Refresh this page',
    ])
    expect(within(panel()).queryByRole('button')).toBeNull()
    await openPage('/dashboard')
    await screen.findByText('No items in your registry yet')
    expect(screen.queryByRole('region', { name: 'Push Notifications' })).toBeNull()
  })

  test('explains the Home Screen on an iPhone, and removes another device', async () => {
    const owner = await signUp()
    await enableElsewhere(owner)
    const agent = vi.spyOn(navigator, 'userAgent', 'get')
    agent.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1')
    onTestFinished(() => agent.mockRestore())
    await openPanel()
    await waitForPanel('Push notifications are not supported in this browser.')
    expect(panel()).toHaveTextContent('Tap Share, then Add to Home Screen')
    await click(() => button('Remove Chrome/Android'))
    await waitForPanel('Device unsubscribed successfully')
    expect(panel()).not.toHaveTextContent('(this device)')
    expect(panel()).not.toHaveTextContent('Active Devices')
    await openPage('/dashboard')
    await screen.findByText('No items in your registry yet')
    expect(screen.queryByRole('region', { name: 'Push Notifications' })).toBeNull()
  })

  test('reports a failed load or removal, and retries', async () => {
    const owner = await signUp()
    await enableElsewhere(owner)
    stubPushBrowser()
    const loading = route(/api\/notifications\/settings/, { status: 400, body: '' })
    await openPanel()
    await waitForPanel('Failed to load notification settings')
    loading()
    await click(() => button('Try Again'))
    await waitForPanel('Enabled on 1 device(s). Not on this device yet.')
    route(/api\/notifications\/unsubscribe/, { status: 503, body: '' })
    await click(() => button('Remove Chrome/Android'))
    await waitForPanel('Failed to unsubscribe device')
    expect(button('Remove Chrome/Android')).toBeVisible()
  })
})

describe('the notification invitation on the dashboard', () => {
  test('reports a closed permission prompt, and stays hidden once dismissed', async () => {
    await signUp()
    stubPushBrowser()
    await openPage('/dashboard')
    await screen.findByRole('region', { name: 'Push Notifications' })
    expect(panel()).toHaveTextContent('Know the moment a gift arrives.')
    await click(() => button('Enable Notifications'))
    await waitForPanel('Still off')
    await click(() => button('Dismiss'))
    expect(screen.queryByRole('region', { name: 'Push Notifications' })).toBeNull()
    expect(localStorage.getItem('notificationBannerDismissed')).toBe('true')
    await openPage('/dashboard')
    await screen.findByText('No items in your registry yet')
    expect(screen.queryByRole('region', { name: 'Push Notifications' })).toBeNull()
  })

  test('enables this device and stays hidden', async () => {
    await signUp()
    stubPushBrowser({ answer: 'granted' })
    await openPage('/dashboard')
    await screen.findByRole('region', { name: 'Push Notifications' })
    await click(() => button('Enable Notifications'))
    await screen.findByText('Notifications enabled successfully!')
    await openPage('/dashboard')
    await screen.findByText('No items in your registry yet')
    expect(screen.queryByRole('region', { name: 'Push Notifications' })).toBeNull()
  })
})

describe('the notification choices', () => {
  test('that another device changed are kept, and shown, when this one changes another choice', async () => {
    const owner = await signUp()
    await openPage('/registry-settings')
    const choices = within(await screen.findByRole('region', { name: 'What you hear of' }))
    const group = within(await choices.findByRole('group', { name: 'Contributions' }))
    expect(group.getByRole('radio', { name: 'Push' })).toBeChecked()
    await choices.findByText('Push alone reaches nobody yet', { exact: false })
    const elsewhere = { contributions: 'mail', offerings: 'push', ownGifts: false } as const
    await owner.call(setNotificationChoices, { body: elsewhere })
    await user.click(choices.getByRole('switch', { name: 'My own test gifts' }))
    await waitFor(() => expect(group.getByRole('radio', { name: 'Push' })).not.toBeChecked())
    const { data } = await owner.call(getNotificationChoices, {})
    expect(data).toEqual({ ...elsewhere, ownGifts: true })
  })
})
