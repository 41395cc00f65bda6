import { updateProfile } from '@registry/shared/contract/account/settings'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
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

  test('send only changed fields with the version that they show', async () => {
    await signUp()
    await openSettings()
    await fill(settings.subtitle(), 'Small things, big love')
    await saveSettings()
    await waitFor(() => expect(sentProfiles()).toHaveLength(1))
    const { version, ...rest } = sentProfiles()[0] as { version: number }
    expect(version).toBeGreaterThan(0)
    expect(rest).toEqual({ registrySubtitle: 'Small things, big love' })
  })

  test('save over changes of other fields on another device', async () => {
    const owner = await signUp()
    await openSettings()
    await fill(settings.subtitle(), 'Small things, big love')
    await changeElsewhere(owner, { registryTitle: 'Renamed elsewhere' })
    await saveSettings()
    await waitFor(() => expect(location.pathname).toBe('/dashboard'))
    expect(sentProfiles().at(-1)).toMatchObject({ registrySubtitle: 'Small things, big love' })
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
    await choose('Use theirs: Title')
    await waitFor(() => expect(settings.title()).toHaveValue('Renamed elsewhere'))
    await waitForBar('All changes saved')
    expect(sentProfiles()).toHaveLength(1)
  })

  test('stays in conflict while the dialog is closed without a choice', async () => {
    await setUpConflict()
    await user.click(within(await dialog()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitForBar('Changed on another device')
    await saveSettings()
    await dialog()
    expect(sentProfiles()).toHaveLength(1)
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
