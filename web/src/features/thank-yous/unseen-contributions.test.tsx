import { listThankYous } from '@registry/shared/contract/contributions/thank-yous'
import { screen, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { confirmEmail } from '../../../test/components/accounts.ts'
import { holdResponse } from '../../../test/components/browser/held-response.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import {
  contributeTo,
  contributionsFor,
  type TestContribution,
} from '../../../test/components/contributions.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import { signUp } from '../../../test/components/sign-up.ts'

const MEI: TestContribution = { name: 'Mei Lin Koh', email: 'mei@example.com', amount: 20 }

const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** Opens the list with one contribution; a second one of the same contributor arrives unseen. */
async function openWithUnseen() {
  const owner = await signUp()
  await confirmEmail(owner)
  const itemId = await contributionsFor(owner, 'Moon night light', [MEI])
  await openPage('/thank-yous')
  await screen.findByRole('heading', { level: 2, name: `To ${MEI.name}` })
  const reloaded = holdResponse(/^GET .*admin\/thank-yous/)
  await contributeTo(owner.slug, itemId, [MEI])
  const thanked = async () => {
    const { thankYous } = await owner.call(listThankYous, {})
    return thankYous.flatMap(({ gifts }) => gifts.map(({ isThanked }) => isThanked))
  }
  return { thanked, release: reloaded.release }
}

describe('a contribution that arrived after the list was loaded', () => {
  test.each([
    ['marked as sent', 'Mark as sent', /^Marked as sent/],
    ['emailed', 'Send email', /^Thank-you on its way/],
  ])('waits for a note of its own when the shown note is %s', async (_how, name, done) => {
    const { thanked, release } = await openWithUnseen()
    await click(() => button(name))
    await screen.findByText(done)
    expect(await thanked()).toEqual([true, false])
    release()
    await screen.findByRole('heading', { level: 1, name: '1 thank-you to write' })
  })

  test('waits for a note of its own when the selected are marked as sent', async () => {
    const { thanked, release } = await openWithUnseen()
    await click(() => button('Select several'))
    await user.click(screen.getByLabelText('Select all'))
    const list = screen.getByRole('region', { name: 'Guests' })
    await click(() => within(list).getByRole('button', { name: /Mark as sent/ }))
    await screen.findByText('1 guest marked as sent')
    expect(await thanked()).toEqual([true, false])
    release()
  })

  test('waits for a note of its own when the text of a sent note changes', async () => {
    const owner = await signUp()
    const itemId = await contributionsFor(owner, 'Moon night light', [MEI])
    await openPage('/thank-yous')
    await screen.findByRole('heading', { level: 2, name: `To ${MEI.name}` })
    // Before the first change, whose reload could otherwise contain the second contribution.
    const reloaded = holdResponse(/^GET .*admin\/thank-yous/)
    await click(() => button('Mark as sent'))
    await screen.findByText(/^Marked as sent/)
    await user.click(screen.getByRole('tab', { name: 'Sent 1' }))
    await user.click(screen.getByRole('link', { name: /Mei Lin Koh/ }))
    await contributeTo(owner.slug, itemId, [MEI])
    await fill(await screen.findByLabelText('Your note'), 'Dear Mei')
    await screen.findByText('Draft saved')
    const { thankYous } = await owner.call(listThankYous, {})
    expect(thankYous[0]?.gifts).toMatchObject([{ isThanked: true }, { isThanked: false }])
    reloaded.release()
  })
})
