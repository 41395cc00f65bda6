import { deleteContribution } from '@registry/shared/contract/contributions/owner-contributions'
import {
  listThankYous,
  NOTE_MAX,
  saveThankYou,
} from '@registry/shared/contract/contributions/thank-yous'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { confirmEmail } from '../../../../test/components/accounts.ts'
import {
  advance,
  freezeTestClock,
  waitUntilTrue,
} from '../../../../test/components/browser/clock.ts'
import { route, sentRequests } from '../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../test/components/browser/user.ts'
import {
  contributionIds,
  contributionsFor,
  type TestContribution,
} from '../../../../test/components/contributions.ts'
import { openPage } from '../../../../test/components/open-page.tsx'
import { signUp, type TestOwner } from '../../../../test/components/sign-up.ts'

const MEI: TestContribution = { name: 'Mei Lin Koh', email: 'mei@example.com', amount: 20 }
const RAJ: TestContribution = { name: 'Raj Pillai', email: 'raj@example.com', amount: 30 }
const WEI: TestContribution = { name: 'Wei Jie Ong', email: 'wei@example.com', amount: 40 }

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const noteTo = (name: string) => screen.findByRole('heading', { level: 2, name: `To ${name}` })
const noteField = () => screen.getByLabelText<HTMLTextAreaElement>('Your note')

async function openNotes(...contributions: TestContribution[]): Promise<TestOwner> {
  const owner = await signUp()
  await contributionsFor(owner, 'Moon night light', contributions)
  await openPage('/thank-yous')
  await noteTo(MEI.name)
  return owner
}

test('the second click of a double click cannot send or mark the note to the next contributor', async () => {
  await openNotes(MEI, RAJ)
  freezeTestClock()
  const areInert = () =>
    ['Send email', 'Mark as sent'].map(name => button(name).closest('[inert]') !== null)
  expect(areInert()).toEqual([false, false])
  await user.click(button('Send email'))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(`To ${RAJ.name}`)
  expect(areInert()).toEqual([true, true])
  await advance(1_000)
  await waitUntilTrue(() => !areInert().includes(true))
})

test('the second click of a double click on "Mark as not sent" does not mark the note as sent again', async () => {
  await openNotes(MEI, RAJ)
  await click(() => button('Mark as sent'))
  await screen.findByText(`Marked as sent: ${MEI.name}`)
  await noteTo(RAJ.name)
  await user.click(screen.getByRole('tab', { name: /^All/ }))
  await user.click(screen.getByRole('link', { name: new RegExp(MEI.name) }))
  await noteTo(MEI.name)
  freezeTestClock()
  await user.click(button('Mark as not sent'))
  await waitUntilTrue(() => screen.queryByRole('button', { name: 'Mark as sent' }) !== null)
  await user.click(button('Mark as sent'))
  await waitUntilTrue(() => screen.queryByText(`Marked as not sent: ${MEI.name}`) !== null)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(`To ${MEI.name}`)
  expect(button('Mark as sent')).toBeVisible()
})

test('"Mark as not sent" keeps the note that another device has stored meanwhile', async () => {
  const owner = await openNotes(MEI, RAJ)
  await fill(noteField(), 'From my laptop')
  await click(() => button('Mark as sent'))
  await screen.findByText(`Marked as sent: ${MEI.name}`)
  await user.click(screen.getByRole('tab', { name: /^All/ }))
  await user.click(screen.getByRole('link', { name: new RegExp(MEI.name) }))
  await noteTo(MEI.name)
  const id = (await contributionIds(owner)).get(MEI.name) ?? ''
  const params = { id }
  await owner.call(saveThankYou, { params, body: { note: 'From my phone', status: 'sent' } })
  await click(() => button('Mark as not sent'))
  await screen.findByText(`Marked as not sent: ${MEI.name}`)
  expect(noteField()).toHaveValue('From my phone')
  const { thankYous } = await owner.call(listThankYous, { query: {} })
  expect(thankYous.find(({ name }) => name === MEI.name)).toMatchObject({
    note: 'From my phone',
    status: 'draft',
  })
})

describe('a note that another device has changed since it was saved here', () => {
  /** Saves a note here and another one elsewhere, which the page has not loaded. */
  async function openOutdated(...others: TestContribution[]) {
    const owner = await openNotes(MEI, ...others)
    await confirmEmail(owner)
    const id = (await contributionIds(owner)).get(MEI.name) ?? ''
    const params = { id }
    await fill(noteField(), 'From my laptop')
    await screen.findByText('Draft saved')
    const save = (note: string, status: 'draft' | 'sent' = 'draft') =>
      owner.call(saveThankYou, { params, body: { note, status } })
    const stored = async () =>
      (await owner.call(listThankYous, {})).thankYous.find(({ name }) => name === MEI.name)
    await save('From my phone')
    return { save, stored }
  }
  const question = () => screen.findByRole('dialog', { name: 'Changed on another device' })

  test.each([
    ['another contributor waits', [RAJ]],
    ['no other contributor waits', []],
  ])(
    'is not emailed until the owner has chosen which text to keep, while %s',
    async (_case, others) => {
      const { stored } = await openOutdated(...others)
      await click(() => button('Send email'))
      if (others.length > 0) {
        // The note that is open meanwhile stays open.
        await screen.findByRole('alert')
        await noteTo(RAJ.name)
        await click(() => button('Open the note'))
      }
      expect(await question()).toHaveTextContent('From my phone')
      await noteTo(MEI.name)
      expect(screen.getByRole('alert', { hidden: true })).toHaveTextContent(
        'This was changed on another device in the meantime.',
      )
      expect(await stored()).toMatchObject({ note: 'From my phone', status: 'draft' })
      await click(() => button('Keep mine: Your note'))
      await screen.findByText('Draft saved')
      expect(screen.queryByRole('alert')).toBeNull()
      await click(() => button('Send email'))
      await screen.findByText(/^Thank-you on its way to/)
      expect(await stored()).toMatchObject({ note: 'From my laptop', status: 'sent' })
    },
  )

  test('is asked about again by the button of its alert after the question was closed', async () => {
    const { stored } = await openOutdated()
    await click(() => button('Send email'))
    for (let attempt = 1; attempt <= 2; attempt++) {
      await question()
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await click(() => button('Open the note'))
    }
    await question()
    await click(() => button('Keep mine: Your note'))
    await waitFor(async () => expect(await stored()).toMatchObject({ note: 'From my laptop' }))
    expect(sentRequests(/send\?/)).toHaveLength(1)
  })

  test('is not emailed a second time when another device has emailed the same words', async () => {
    const { save, stored } = await openOutdated(RAJ)
    await save('From my laptop', 'sent')
    await click(() => button('Send email'))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'it was sent, or marked as sent, on another device',
    )
    expect(sentRequests(/send\?/)).toHaveLength(1)
    await click(() => button('Open the note'))
    await noteTo(MEI.name)
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible()
    expect(await stored()).toMatchObject({ note: 'From my laptop', status: 'sent' })
  })

  test('is shown when the list reloads, and is the note that is emailed', async () => {
    const { stored } = await openOutdated(RAJ)
    await click(() => button('Select several'))
    await user.click(screen.getByLabelText(`Select ${RAJ.name}`))
    const list = screen.getByRole('region', { name: 'Guests' })
    await click(() => within(list).getByRole('button', { name: /Mark as sent/ }))
    await waitFor(() => expect(noteField()).toHaveValue('From my phone'))
    await click(() => button('Send email'))
    await screen.findByText(/^Thank-you on its way to/)
    expect(await stored()).toMatchObject({ note: 'From my phone', status: 'sent' })
  })

  test('is kept by "Mark as sent" without unsaved text', async () => {
    const { stored } = await openOutdated()
    await click(() => button('Mark as sent'))
    await screen.findByText(`Marked as sent: ${MEI.name}`)
    expect(await stored()).toMatchObject({ note: 'From my phone', status: 'sent' })
  })

  test('is not overwritten by "Mark as sent" with unsaved text until the owner has chosen', async () => {
    const { stored } = await openOutdated()
    await fill(noteField(), 'From my laptop, longer')
    await click(() => button('Mark as sent'))
    await question()
    expect(await stored()).toMatchObject({ note: 'From my phone', status: 'draft' })
    await click(() => button('Use theirs: Your note'))
    await waitFor(() => expect(noteField()).toHaveValue('From my phone'))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('is emailed at once when another device has saved the same words', async () => {
    const { save, stored } = await openOutdated()
    await save('From my laptop')
    await click(() => button('Send email'))
    await screen.findByText(/^Thank-you on its way to/)
    expect(await stored()).toMatchObject({ note: 'From my laptop', status: 'sent' })
  })
})

test('a saved note stays in its field when a list that was requested earlier arrives', async () => {
  const owner = await openNotes(MEI, RAJ)
  await fill(noteField(), 'First')
  await screen.findByText('Draft saved')
  const { promise, resolve } = Promise.withResolvers<void>()
  const json = await owner.call(listThankYous, {})
  const lists = () => sentRequests(/^GET .*admin\/thank-yous$/).length
  const before = lists()
  const remove = route(/^GET .*admin\/thank-yous$/, async () => {
    await promise
    return { json }
  })
  await click(() => button('Select several'))
  await user.click(screen.getByLabelText(`Select ${RAJ.name}`))
  const list = screen.getByRole('region', { name: 'Guests' })
  await click(() => within(list).getByRole('button', { name: /Mark as sent/ }))
  await waitFor(() => expect(lists()).toBe(before + 1))
  remove()
  await fill(noteField(), 'Second')
  await waitFor(() => expect(lists()).toBe(before + 2))
  resolve()
  await screen.findByText('Draft saved')
  expect(noteField()).toHaveValue('Second')
})

test('undoing "Mark as sent" sends the ids without the note, which may have changed since', async () => {
  const owner = await openNotes(MEI)
  await click(() => button('Mark as sent'))
  await click(() => button('Undo'))
  await screen.findByText(`Marked as not sent: ${MEI.name}`)
  const ids = [(await contributionIds(owner)).get(MEI.name)]
  expect(sentRequests(/^(PUT|POST) .*thank-yous/).at(-1)?.json).toEqual({
    ids,
    lastSeenIds: ids,
    isSent: false,
  })
})

test('a note that is too long is not marked as sent, which would discard it', async () => {
  await openNotes(MEI, RAJ)
  const long = 'x'.repeat(NOTE_MAX + 1)
  await fill(noteField(), long)
  await click(() => button('Mark as sent'))
  expect(noteField()).toHaveFocus()
  expect(noteField()).toHaveValue(long)
  expect(sentRequests(/^PUT .*thank-yous/)).toEqual([])
})

test('the next note to write opens when the contribution of the open one was deleted on another device', async () => {
  const owner = await openNotes(MEI, RAJ, WEI)
  const id = (await contributionIds(owner)).get(MEI.name) ?? ''
  await owner.call(deleteContribution, { params: { id } })
  // Reloads the list.
  await click(() => button('Select several'))
  await user.click(screen.getByLabelText(`Select ${RAJ.name}`))
  const list = screen.getByRole('region', { name: 'Guests' })
  await click(() => within(list).getByRole('button', { name: /Mark as sent/ }))
  await screen.findByRole('heading', { level: 1, name: '1 thank-you to write' })
  await noteTo(WEI.name)
})
