import { setImmediate } from 'node:timers/promises'
import { updateProfile } from '@registry/shared/contract/account/settings'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { advance, freezeTestClock, waitUntilTrue } from '../../../test/components/browser/clock.ts'
import { holdResponse } from '../../../test/components/browser/held-response.ts'
import { route, sentRequests } from '../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import {
  openSettings,
  saveSettings,
  settings,
  waitForBar,
} from '../../../test/components/settings.ts'
import { signUp, type TestOwner } from '../../../test/components/sign-up.ts'

const SAVE_PROFILE = /^PUT \/api\/admin\/profile/
const SAVED = 'Settings saved successfully! Redirecting to dashboard...'

const dialog = () => screen.findByRole('dialog', { name: 'Changed on another device' })
const sentProfiles = () => sentRequests(SAVE_PROFILE).map(({ json }) => json)

/** Changes settings on another device. */
const changeElsewhere = ({ call }: TestOwner, body: { registryTitle?: string; name?: string }) =>
  call(updateProfile, { body })

async function choose(name: string) {
  const shown = within(await dialog())
  await click(() => shown.getByRole('button', { name }))
}

describe('the settings', () => {
  test('stay when they cannot be loaded again on return to the tab', async () => {
    await signUp()
    await openSettings()
    await fill(settings.title(), 'Welcome, little one')
    const field = settings.title()
    const loads = () => sentRequests(/^GET \/api\/auth\/me/).length
    const before = loads()
    route(/^GET \/api\/auth\/me/, { status: 400, body: '' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    await waitFor(() => expect(loads()).toBeGreaterThan(before))
    await setImmediate()
    expect(screen.queryByText('We could not fetch your settings')).toBeNull()
    expect(settings.title()).toBe(field)
    expect(field).toHaveValue('Welcome, little one')
  })
})

describe('saving the settings', () => {
  test('previews what is typed, then leads to the dashboard after 1.5 s', async () => {
    await signUp()
    await openSettings()
    expect(settings.bar()).toHaveTextContent('All changes saved')
    for (const name of ['Profile Information', 'Registry Header Display']) {
      expect(screen.getByRole('heading', { name })).toBeVisible()
    }
    await fill(settings.title(), 'Welcome, little one')
    await fill(settings.subtitle(), 'Small things, big love')
    await waitForBar('You have unsaved changes')
    const preview = screen.getByRole('region', { name: 'Preview' })
    expect(preview).toHaveTextContent('Welcome, little one')
    expect(preview).toHaveTextContent('Small things, big love')
    expect(screen.getByText('19 of 120')).toBeVisible()

    const held = holdResponse(SAVE_PROFILE)
    await saveSettings()
    await waitFor(() => expect(sentRequests(SAVE_PROFILE)).toHaveLength(1))
    freezeTestClock()
    held.release()
    await waitUntilTrue(() => settings.bar().textContent.includes(SAVED))
    expect(settings.save()).toBeDisabled()
    await advance(1_499)
    expect(location.pathname).toBe('/registry-settings')
    await advance(1)
    await waitUntilTrue(() => location.pathname === '/dashboard')
  })

  test('keeps what is typed while the request is in flight', async () => {
    await signUp()
    await openSettings()
    await fill(settings.title(), 'Welcome, little one')
    await fill(settings.subtitle(), '  Small things ')
    const held = holdResponse(SAVE_PROFILE)
    await saveSettings()
    await waitFor(() => expect(sentRequests(SAVE_PROFILE)).toHaveLength(1))
    const [sent] = sentRequests(SAVE_PROFILE)
    expect(sent?.json).toMatchObject({ registryTitle: 'Welcome, little one' })
    await user.type(settings.title(), '!')
    await fill(settings.name(), 'Priya Rao')
    held.release()
    await waitFor(() => expect(settings.subtitle()).toHaveValue('Small things'))
    expect(settings.title()).toHaveValue('Welcome, little one!')
    expect(settings.name()).toHaveValue('Priya Rao')
    await waitForBar('You have unsaved changes')
    await saveSettings()
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    const banner = await screen.findByRole('banner')
    await waitFor(() => expect(banner).toHaveTextContent('Welcome, little one!'))
  })

  test('names every field that is wrong and leads to it', async () => {
    await signUp()
    await openSettings()
    await fill(settings.name(), ' P ')
    await fill(settings.title(), 'Hi')
    await fill(settings.subtitle(), '')
    await fill(settings.method('PayNow').getByLabelText('PayNow number or UEN'), '1234')
    await user.click(screen.getByRole('switch', { name: 'UPI' }))
    await user.click(screen.getByRole('switch', { name: 'Wise' }))
    await saveSettings()
    for (const sentence of [
      'Name must be at least 2 characters long',
      'Registry title must be at least 3 characters long',
      'Registry subtitle must be at least 3 characters long',
      'Please enter a Singapore mobile number or a UEN',
      'Please enter a UPI ID like name@bank',
      'Please enter your Wisetag or its link on wise.com',
      'Six fields need your attention.',
    ]) {
      expect(await screen.findByText(sentence)).toBeVisible()
    }
    await waitFor(() => expect(settings.name()).toHaveFocus())
    await click(() => within(settings.bar()).getByRole('button', { name: 'UPI ID' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'UPI ID' })).toHaveFocus())
    await fill(settings.name(), 'Priya')
    await waitForBar('Five fields need your attention.')
    expect(sentRequests(/^PUT/)).toEqual([])
  })

  test('keeps what was typed and shows the reason when it fails', async () => {
    const { slug } = await signUp()
    await signUp()
    await openSettings()
    await fill(settings.title(), 'A title that stays')
    const broken = route(SAVE_PROFILE, { status: 500, body: 'no' })
    await saveSettings()
    await waitFor(() => expect(settings.alert()).toHaveTextContent('Profile update failed'))
    broken()
    const lost = route(SAVE_PROFILE, 'lost')
    await saveSettings()
    await waitFor(() => expect(settings.alert()).toHaveTextContent('Network error.'))
    lost()
    expect(sentRequests(SAVE_PROFILE)).toHaveLength(2)

    // Available during the check, taken before the save.
    route(/check-slug/, { json: { success: true, available: true } })
    await fill(settings.slug(), slug)
    await screen.findByText('This URL is available.', { exact: false })
    await saveSettings()
    const isTaken = (status: HTMLElement) => status.textContent === 'This URL is already taken'
    await waitFor(() => expect(screen.getAllByRole('status').some(isTaken)).toBe(true))
    await waitFor(() => expect(settings.slug()).toHaveFocus())
    expect(settings.title()).toHaveValue('A title that stays')
    expect(settings.bar()).toHaveTextContent('You have unsaved changes')
  })
})

describe('leaving the settings with unsaved changes', () => {
  test('asks first, and leaves on confirmation', async () => {
    await signUp()
    await openPage('/dashboard')
    const banner = await screen.findByRole('banner')
    await click(() => within(banner).getByRole('link', { name: 'Settings' }))
    await screen.findByRole('switch', { name: 'PayNow' })
    await fill(settings.title(), 'Not yet')
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
    const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
    await user.click(within(await question()).getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(settings.title()).toHaveValue('Not yet')
    await click(() => within(settings.bar()).getByRole('button', { name: 'Cancel' }))
    await user.click(within(await question()).getByRole('button', { name: 'Leave without saving' }))
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    expect(sentRequests(SAVE_PROFILE)).toEqual([])
  })

  test('ignores a second press before the question has closed', async () => {
    await signUp()
    await openPage('/registry-settings')
    await screen.findByRole('switch', { name: 'PayNow' })
    await fill(settings.title(), 'Not yet')
    const ask = () => user.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
    const press = (name: string) => screen.getByRole('button', { name }).click()
    await ask()
    await screen.findByRole('alertdialog')
    press('Stay here')
    press('Leave without saving')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(location.pathname).toBe('/registry-settings')
    expect(settings.title()).toHaveValue('Not yet')
    await ask()
    await screen.findByRole('alertdialog')
    press('Leave without saving')
    press('Leave without saving')
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
  })
})

describe('the settings', () => {
  test('show the current values, not those stored on this device', async () => {
    const owner = await signUp()
    await changeElsewhere(owner, { registryTitle: 'Renamed elsewhere' })
    await openSettings()
    expect(settings.title()).toHaveValue('Renamed elsewhere')
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({
      registryTitle: 'Renamed elsewhere',
    })
  })

  test('show an error with a retry button when they cannot be loaded', async () => {
    await signUp()
    const restore = route(/^GET \/api\/auth\/me/, { status: 503, body: '{}' })
    await openPage('/registry-settings')
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('We could not fetch your settings')
    restore()
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }))
    await screen.findByRole('textbox', { name: 'Display Name' })
  })

  test('send only changed fields, over changes of other fields on another device', async () => {
    const owner = await signUp()
    await openSettings()
    await fill(settings.subtitle(), 'Small things, big love')
    await changeElsewhere(owner, { registryTitle: 'Renamed elsewhere' })
    await saveSettings()
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    const version = expect.any(Number)
    expect(sentProfiles().at(-1)).toEqual({ version, registrySubtitle: 'Small things, big love' })
    const banner = await screen.findByRole('banner')
    await waitFor(() => expect(banner).toHaveTextContent('Renamed elsewhere'))
  })
})

describe('a setting that was changed on another device too', () => {
  async function setUpConflict() {
    const owner = await signUp()
    await openSettings()
    await fill(settings.title(), 'Renamed here')
    await changeElsewhere(owner, { registryTitle: 'Renamed elsewhere' })
    await saveSettings()
    const shown = await dialog()
    expect(shown).toHaveTextContent('Renamed here')
    expect(shown).toHaveTextContent('Renamed elsewhere')
    expect(settings.title()).toHaveValue('Renamed here')
    return owner
  }

  test('is saved as typed after "Keep mine"', async () => {
    await setUpConflict()
    await choose('Keep mine: Title')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(settings.title()).toHaveValue('Renamed here')
    await saveSettings()
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    expect(sentProfiles().at(-1)).toMatchObject({ registryTitle: 'Renamed here' })
  })

  test('takes the other value after "Use theirs"', async () => {
    await setUpConflict()
    const { length } = sentProfiles()
    await choose('Use theirs: Title')
    await waitFor(() => expect(settings.title()).toHaveValue('Renamed elsewhere'))
    await waitForBar('All changes saved')
    expect(sentProfiles()).toHaveLength(length)
  })

  test('stays in conflict while the dialog is closed without a choice', async () => {
    await setUpConflict()
    const { length } = sentProfiles()
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitForBar('Changed on another device')
    await saveSettings()
    await dialog()
    expect(sentProfiles()).toHaveLength(length)
  })

  test('is found when the draft was typed before a reload', async () => {
    const owner = await signUp()
    await openSettings()
    await fill(settings.title(), 'Renamed here')
    await changeElsewhere(owner, { registryTitle: 'Renamed elsewhere' })
    await openSettings()
    await waitForBar('Changed on another device')
    expect(settings.title()).toHaveValue('Renamed here')
  })
})
