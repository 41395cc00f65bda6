import { deleteContribution } from '@registry/shared/contract/contributions/owner-contributions'
import {
  listThankYous,
  NOTE_MAX,
  saveThankYou,
} from '@registry/shared/contract/contributions/thank-yous'
import { screen, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  advance,
  freezeTestClock,
  waitUntilTrue,
} from '../../../../test/components/browser/clock.ts'
import { sentRequests } from '../../../../test/components/browser/network.ts'
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
