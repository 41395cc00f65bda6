import { getNotificationChoices } from '@registry/shared/contract/account/settings'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { holdResponse } from '../../../../test/components/browser/held-response.ts'
import { route, sentRequests } from '../../../../test/components/browser/network.ts'
import { user } from '../../../../test/components/browser/user.ts'
import { openPage } from '../../../../test/components/open-page.tsx'
import { signUp } from '../../../../test/components/sign-up.ts'

const SAVE = /^PUT .*notification-choices/
const FAILED = 'Failed to save settings'

const section = async () => within(await screen.findByRole('region', { name: 'What you hear of' }))

async function openChoices() {
  const owner = await signUp()
  await openPage('/registry-settings')
  const choices = await section()
  const contributions = await choices.findByRole('group', { name: 'Contributions' })
  const offerings = choices.getByRole('group', { name: 'Offerings' })
  const radio = (group: HTMLElement, name: string) => within(group).getByRole('radio', { name })
  const ownGifts = () => choices.getByRole('switch', { name: 'My own test gifts' })
  const saved = async () => (await owner.call(getNotificationChoices, {})).data
  return { choices, contributions, offerings, radio, ownGifts, saved }
}

const tryAgain = (place: HTMLElement) => within(place).getByRole('button', { name: 'Try Again' })

describe('a notification choice that could not be saved', () => {
  test('is reported beside its control until that control is saved', async () => {
    const { choices, contributions, offerings, radio, ownGifts, saved } = await openChoices()
    const remove = route(SAVE, { status: 500 })
    await user.click(radio(contributions, 'Email'))
    await within(contributions).findByText(FAILED)
    expect(radio(contributions, 'Push')).toBeChecked()
    expect(offerings).not.toHaveTextContent(FAILED)
    remove()
    await user.click(ownGifts())
    await user.click(radio(offerings, 'Both'))
    await waitFor(async () =>
      expect(await saved()).toEqual({ contributions: 'push', offerings: 'both', ownGifts: true }),
    )
    expect(within(contributions).getByText(FAILED)).toBeVisible()
    await user.click(radio(contributions, 'Both'))
    await waitFor(() => expect(choices.queryByText(FAILED)).toBeNull())
    expect(await saved()).toMatchObject({ contributions: 'both' })
  })

  test('is saved with Try Again, and the focus stays in its control', async () => {
    const { contributions, radio, saved } = await openChoices()
    const remove = route(SAVE, 'lost')
    await user.click(radio(contributions, 'Email'))
    await within(contributions).findByText(FAILED)
    const again = tryAgain(contributions)
    await user.click(again)
    await waitFor(() => expect(sentRequests(SAVE)).toHaveLength(2))
    await waitFor(() => expect(radio(contributions, 'Push')).toBeChecked())
    expect(again).toHaveFocus()
    remove()
    const held = holdResponse(SAVE)
    await user.click(again)
    await waitFor(() => expect(radio(contributions, 'Email')).toBeChecked())
    expect(again).toHaveFocus()
    await user.click(again)
    held.release()
    await waitFor(() => expect(within(contributions).queryByText(FAILED)).toBeNull())
    expect(radio(contributions, 'Email')).toHaveFocus()
    expect(await saved()).toMatchObject({ contributions: 'mail' })
    expect(sentRequests(SAVE)).toHaveLength(3)
  })

  test('of a switch is reported below it, and saved with Try Again', async () => {
    const { choices, ownGifts, saved } = await openChoices()
    const remove = route(SAVE, { status: 500 })
    await user.click(ownGifts())
    await choices.findByText(FAILED)
    expect(ownGifts()).not.toBeChecked()
    expect(ownGifts()).toHaveAccessibleErrorMessage(FAILED)
    remove()
    await user.click(choices.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(choices.queryByText(FAILED)).toBeNull())
    expect(ownGifts()).toHaveFocus()
    expect(ownGifts()).toBeChecked()
    expect(await saved()).toMatchObject({ ownGifts: true })
  })

  test('gives way to a newer choice of the same control', async () => {
    const { choices, contributions, radio, saved } = await openChoices()
    const first = holdResponse(SAVE, { status: 500 })
    await user.click(radio(contributions, 'Email'))
    await waitFor(() => expect(sentRequests(SAVE)).toHaveLength(1))
    await user.click(radio(contributions, 'Both'))
    const second = holdResponse(SAVE)
    first.release()
    await waitFor(() => expect(sentRequests(SAVE)).toHaveLength(2))
    expect(radio(contributions, 'Both')).toBeChecked()
    expect(choices.queryByText(FAILED)).toBeNull()
    second.release()
    await waitFor(async () => expect(await saved()).toMatchObject({ contributions: 'both' }))
    expect(radio(contributions, 'Both')).toBeChecked()
  })
})
