import {
  getAutoThankYou,
  sendPaymentReminder,
  verifyPayment,
} from '@registry/shared/contract/contributions/owner-contributions'
import { deleteItem } from '@registry/shared/contract/items/items'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { holdResponse } from '../../../../test/components/browser/held-response.ts'
import { route, sentRequests } from '../../../../test/components/browser/network.ts'
import { click, user } from '../../../../test/components/browser/user.ts'
import { contributionIds, contributionsFor } from '../../../../test/components/contributions.ts'
import { openPage } from '../../../../test/components/open-page.tsx'
import { signUp, type TestOwner } from '../../../../test/components/sign-up.ts'

const ITEM = 'Moon night light'
const MEI = { name: 'Mei Lin Koh', amount: 20 }
const ROHAN = { name: 'Rohan Pillai', amount: 40 }

const activity = () => screen.getByRole('region', { name: 'Recent activity' })
const row = (name: string): HTMLElement => {
  const found = within(activity())
    .queryAllByRole('listitem')
    .find(one => one.textContent.includes(name))
  if (!found) throw new Error(`no contribution of ${name}`)
  return found
}
const standing = (stage: string) =>
  within(screen.getByRole('region', { name: 'Where you stand' }))
    .getAllByRole('listitem')
    .find(one => one.textContent.includes(stage))
const figures = () =>
  within(activity())
    .getAllByRole('definition')
    .map(one => one.textContent)
const button = (name: string) => within(activity()).getByRole('button', { name })
const toast = (text: string) =>
  within(screen.getByRole('region', { name: 'Notifications' })).findByText(text)

/** Opens the dashboard of a registry with these contributions and waits for the panel's rows. */
async function openActivity(contributions: { name: string; amount: number }[]): Promise<TestOwner> {
  const owner = await signUp()
  await contributionsFor(owner, ITEM, contributions)
  await openPage('/dashboard')
  await waitFor(() => row(contributions.at(-1)?.name ?? ''))
  return owner
}

describe('the activity panel', () => {
  test('shows 30 contributions on six pages of five with their sums', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Guest ${index + 1}.`)
    await openActivity(names.map(name => ({ name, amount: 10 })))
    expect(activity()).toHaveTextContent('1 to 5 of 30')
    expect(activity()).toHaveTextContent('All amounts in Singapore dollars')
    const terms = within(activity()).getAllByRole('term')
    expect(terms.map(term => term.textContent)).toEqual([
      ...['Registry value', 'Contributed', 'Contributions', 'Today'],
    ])
    await waitFor(() => expect(figures()).toEqual(['$900.00', '$300.00', '30', '30']))
    expect(row('Guest 30.')).toHaveTextContent('Just now · PayNow')

    const pages = screen.getByRole('navigation', { name: 'Activity pages' })
    const turnTo = (name: string) => user.click(within(pages).getByRole('button', { name }))
    await turnTo('Next page')
    expect(within(pages).getByRole('button', { name: 'Page 2' })).toHaveAttribute(
      ...(['aria-current', 'page'] as const),
    )
    expect(row('Guest 25.')).toBeVisible()
    await turnTo('Page 6')
    expect(activity()).toHaveTextContent('26 to 30 of 30')
    expect(within(activity()).getAllByRole('listitem')).toHaveLength(5)
    expect(row('Guest 1.')).toBeVisible()
    expect(within(pages).getByRole('button', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
    )
    await turnTo('Previous page')
    expect(screen.getByText('Page 5 of 6')).toBeInTheDocument()
    await turnTo('First page')
    await user.click(within(row('Guest 30.')).getByRole('button', { name: ITEM }))
    expect(await screen.findByRole('dialog', { name: ITEM })).toHaveTextContent('30 contributors')
  })

  test('beside the standing, which names what was given to deleted items', async () => {
    const owner = await signUp()
    await contributionsFor(owner, 'Cot', [MEI])
    const id = await contributionsFor(owner, ITEM, [ROHAN])
    await owner.call(deleteItem, { params: { id } })
    await openPage('/dashboard')
    await waitFor(() => expect(figures()).toEqual(['$900.00', '$60.00', '2', '2']))
    await waitFor(() => expect(standing('Promised')).toHaveTextContent('$20.00'))
    expect(standing('Still needed')).toHaveTextContent('$880.00')
    expect(standing('For deleted items')).toHaveTextContent('$40.00')
  })

  test('says that a registry has no contributions yet', async () => {
    const owner = await signUp()
    await contributionsFor(owner, ITEM, [])
    await openPage('/dashboard')
    await screen.findByRole('heading', { name: 'No contributions yet' })
    expect(within(activity()).getAllByRole('term')[0]).toHaveTextContent('Registry value')
  })

  test('shows a skeleton while loading, and Try Again when loading fails', async () => {
    const owner = await signUp()
    await contributionsFor(owner, ITEM, [MEI])
    const held = holdResponse(/contributions\/recent/, { status: 400 })
    await openPage('/dashboard')
    await screen.findByRole('status', { name: 'Your recent contributions are on their way' })
    held.release()
    // The panel replaces its skeleton in the meantime.
    const alert = await waitFor(() => within(activity()).getByRole('alert'))
    expect(alert).toHaveTextContent('Failed to load recent contributions')
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }))
    await waitFor(() => row(MEI.name))
  })

  test('opens an item that has not loaded yet once it has', async () => {
    const held = holdResponse(/^GET .*admin\/registry\/items/)
    await openActivity([MEI])
    await user.click(within(row(MEI.name)).getByRole('button', { name: ITEM }))
    expect(screen.queryByRole('dialog')).toBeNull()
    held.release()
    expect(await screen.findByRole('dialog', { name: ITEM })).toHaveTextContent('1 contributor')
  })
})

describe('verifying a payment in the activity panel', () => {
  test('is shown immediately, reverted on failure, and persists on success', async () => {
    await openActivity([MEI, ROHAN])
    const link = (name: string) => screen.findByRole('link', { name })
    expect(await link('2 gifts to confirm')).toHaveAttribute('href', '/to-confirm')
    expect(await link('1 thank-you to write')).toHaveAttribute('href', '/thank-yous')
    const held = holdResponse(/verify-payment$/, { status: 500 })
    await click(() => button('Verify Mei Lin Koh, $20.00'))
    await waitFor(() => expect(row(MEI.name)).toHaveTextContent('Verified'))
    expect(standing('Confirmed')).toHaveTextContent('$20.00')
    expect(await link('1 gift to confirm')).toBeVisible()
    held.release()
    await toast('Failed to verify payment')
    await waitFor(() => expect(row(MEI.name)).toHaveTextContent('To confirm'))
    expect(standing('Promised')).toHaveTextContent('$60.00')

    await click(() => button('Verify Rohan Pillai, $40.00'))
    await toast('Payment verified successfully')
    await openPage('/dashboard')
    await waitFor(() => expect(row(ROHAN.name)).toHaveTextContent('Verified'))
    expect(row(MEI.name)).toHaveTextContent('To confirm')
  })

  test('succeeds when another browser has verified it already', async () => {
    const owner = await openActivity([MEI])
    const id = (await contributionIds(owner)).get(MEI.name) ?? ''
    await owner.call(verifyPayment, { params: { id } })
    await click(() => button('Verify Mei Lin Koh, $20.00'))
    await toast('Payment verified successfully')
    expect(row(MEI.name)).toHaveTextContent('Verified')
  })
})

describe('reminding a contributor in the activity panel', () => {
  test('can be retried after a failure, and is refused for 24 hours once sent', async () => {
    await openActivity([MEI])
    const name = 'Remind Mei Lin Koh, $20.00'
    const remove = route(/send-payment-reminder$/, 'lost')
    await click(() => button(name))
    await toast('Failed to send reminder')
    remove()
    await click(() => button(name))
    await toast('Payment reminder sent successfully')
    expect(button(name)).toHaveAttribute('aria-disabled', 'true')
    await click(() => button(name))
    await toast('You can send the next reminder in 24 hours.')
  })

  test('is refused when another browser has sent one within 24 hours', async () => {
    const owner = await openActivity([MEI])
    const id = (await contributionIds(owner)).get(MEI.name) ?? ''
    await owner.call(sendPaymentReminder, { params: { id } })
    await click(() => button('Remind Mei Lin Koh, $20.00'))
    await toast(
      'Failed to send reminder. A reminder went out within the last 24 hours. Please give it a little time.',
    )
    await waitFor(() =>
      expect(button('Remind Mei Lin Koh, $20.00')).toHaveAttribute('aria-disabled', 'true'),
    )
  })
})

describe('deleting a contribution in the activity panel', () => {
  test('asks for confirmation, subtracts the amount immediately, and restores it on failure', async () => {
    await openActivity([MEI, ROHAN])
    const card = () => screen.getByRole('article', { name: ITEM })
    const remove = () => button('Delete Rohan Pillai, $40.00')
    const question = () => screen.getByRole('alertdialog', { name: 'Delete this contribution?' })
    const confirm = () => within(question()).getByRole('button', { name: 'Delete contribution' })
    // What has not loaded yet is loaded again only after the deletion.
    await waitFor(() => expect(card()).toHaveTextContent('$60.00 of $900.00'))
    await waitFor(() => expect(figures()[1]).toBe('$60.00'))
    await click(remove)
    expect(question()).toHaveTextContent('$40.00 from Rohan Pillai toward "Moon night light"')

    const held = holdResponse(/^DELETE .*admin\/contributions\//, { status: 500 })
    await click(confirm)
    await waitFor(() => expect(activity()).not.toHaveTextContent(ROHAN.name))
    expect(screen.getByRole('heading', { name: 'Recent activity' })).toHaveFocus()
    expect(card()).toHaveTextContent('$20.00 of $900.00')
    await waitFor(() => expect(figures()[1]).toBe('$20.00'))
    held.release()
    await toast('Failed to delete contribution')
    const [first] = within(activity()).getAllByRole('listitem')
    expect(first).toHaveTextContent(ROHAN.name)
    expect(card()).toHaveTextContent('$60.00 of $900.00')

    await click(remove)
    await click(confirm)
    await toast('Contribution deleted successfully')
    await openPage('/dashboard')
    await waitFor(() => row(MEI.name))
    expect(within(activity()).getAllByRole('listitem')).toHaveLength(1)
  })

  test('closes its sheet, also when the deletion fails later', async () => {
    await openActivity([MEI])
    await click(() => button('Show the gift of Mei Lin Koh, $20.00'))
    const sheet = await screen.findByRole('dialog', { name: 'Contribution' })
    await click(() => within(sheet).getByRole('button', { name: 'Delete' }))
    const question = screen.getByRole('alertdialog', { name: 'Delete this contribution?' })
    const held = holdResponse(/^DELETE .*admin\/contributions\//, { status: 500 })
    await click(() => within(question).getByRole('button', { name: 'Delete contribution' }))
    await waitFor(() => expect(sheet).not.toBeInTheDocument())
    held.release()
    await toast('Failed to delete contribution')
    await waitFor(() => row(MEI.name))
    expect(screen.queryByRole('dialog', { name: 'Contribution' })).toBeNull()
  })
})

describe('the auto thank-you switch', () => {
  test('still offers to retry a failed change when the lists turn out empty', async () => {
    await signUp()
    const held = holdResponse(/contributions\/recent/)
    route(/^POST .*auto-thank-you$/, { status: 500 })
    await openPage('/dashboard')
    await click(() => screen.getByRole('switch', { name: 'Auto thank-you' }))
    const tryAgain = await within(screen.getByRole('main')).findByRole('button', {
      name: 'Try Again',
    })
    held.release()
    await waitFor(() =>
      expect(document.querySelector('.contribution-activity_is-fresh')).toBeInTheDocument(),
    )
    expect(tryAgain).toBeInTheDocument()
  })

  test('changes immediately, reverts when saving fails, and is saved by Try Again', async () => {
    const owner = await signUp()
    await openPage('/dashboard')
    const turn = () => screen.getByRole('switch', { name: 'Auto thank-you' })
    await waitFor(() => expect(turn()).toBeEnabled())
    const expectTurned = (isOn: boolean) =>
      waitFor(() => (isOn ? expect(turn()).toBeChecked() : expect(turn()).not.toBeChecked()))
    const before = (turn() as HTMLInputElement).checked
    const held = holdResponse(/^POST .*auto-thank-you$/, { status: 500 })
    await user.click(turn())
    await expectTurned(!before)
    held.release()
    await toast('Failed to update auto thank you setting')
    await expectTurned(before)
    await click(() => within(screen.getByRole('main')).getByRole('button', { name: 'Try Again' }))
    await expectTurned(!before)
    const saved = { success: true, autoThankYouEnabled: !before }
    await waitFor(async () => expect(await owner.call(getAutoThankYou, {})).toEqual(saved))
    await openPage('/dashboard')
    await waitFor(() => expect(turn()).toBeEnabled())
    await expectTurned(!before)
  })

  test('saves the last of two changes, the second made while the first is being saved', async () => {
    const owner = await signUp()
    await openPage('/dashboard')
    const turn = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Auto thank-you' })
    await waitFor(() => expect(turn()).toBeEnabled())
    const before = turn().checked
    const CHANGE = /^POST .*auto-thank-you$/
    const held = holdResponse(CHANGE)
    await user.click(turn())
    await waitFor(() => expect(sentRequests(CHANGE)).toHaveLength(1))
    await user.click(turn())
    await waitFor(() => expect(turn().checked).toBe(before))
    held.release()
    await waitFor(() => expect(sentRequests(CHANGE)).toHaveLength(2))
    const saved = { success: true, autoThankYouEnabled: before }
    await waitFor(async () => expect(await owner.call(getAutoThankYou, {})).toEqual(saved))
    expect(turn().checked).toBe(before)
  })
})
