import { withdrawOffering } from '@registry/shared/contract/offerings/offerings'
import {
  approveOffering,
  rejectOffering,
} from '@registry/shared/contract/offerings/owner-offerings'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { holdResponse } from '../../../../test/components/browser/held-response.ts'
import { request, route } from '../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../test/components/browser/user.ts'
import { offerItem, offerTo } from '../../../../test/components/offerings.ts'
import { openPage } from '../../../../test/components/open-page.tsx'
import { openSettings, saveSettings } from '../../../../test/components/settings.ts'
import { signUp, type TestOwner, visitorClient } from '../../../../test/components/sign-up.ts'
import { OFFERED } from '../../../../test/offered-item.ts'

const TAB = '/dashboard?tab=gift-passing'
const BATH = 'Foldable baby bath'
/** The name of its card ends with the quantity. */
const BATH_CARD = /^Foldable baby bath/

const card = () => screen.getByRole('article', { name: BATH_CARD })
const button = (name: string) => screen.getByRole('button', { name })
const reason = () => screen.getByLabelText(/^What is wrong with it\?/)
const note = () => screen.getByLabelText(/^Note to Shanti/)

async function openOffering(parts: Parameters<typeof offerTo>[1] = {}) {
  const owner = await signUp()
  const id = await offerTo(owner, parts)
  await openPage(TAB)
  await screen.findByRole('article', { name: BATH_CARD })
  return { owner, id }
}

async function switchGiftPassingOff(): Promise<void> {
  await openSettings()
  await user.click(screen.getByRole('switch', { name: 'Gift passing' }))
  await saveSettings()
  await waitFor(() => expect(location.pathname).toBe('/dashboard'))
}

async function offerSeveral(owner: TestOwner, count: number): Promise<void> {
  for (let index = 1; index <= count; index += 1) {
    await offerTo(owner, { itemName: `Thing ${index}` })
  }
}

describe('the list of item sharing requests', () => {
  test('says that there is nothing to review, then shows what is offered', async () => {
    const owner = await signUp()
    await openPage(TAB)
    await screen.findByRole('heading', { name: 'Item Sharing Requests' })
    await screen.findByRole('heading', { name: 'No requests to review' })
    await offerTo(owner, {
      ...{ offererEmail: 'shanti@example.com', offererPhone: '+65 9123 4567' },
      personalMessage: 'Used for one summer in Tampines.',
    })
    await openPage('/dashboard')
    await click(() => screen.getByRole('link', { name: '1 request to review' }))
    expect(location.search).toBe('?tab=gift-passing')
    const bath = await screen.findByRole('article', { name: BATH_CARD })
    expect(screen.getByRole('tab', { name: /^Gift Passing ?, 1 to review$/ })).toBeVisible()
    const lists = within(screen.getByRole('tablist', { name: 'Requests' })).getAllByRole('tab')
    await waitFor(() =>
      expect(lists.map(({ textContent }) => textContent)).toEqual([
        ...['1 Pending Review', '0 Accepted', '1 Total Received'],
      ]),
    )
    expect(bath).toHaveTextContent('Needs Review')
    expect(bath).toHaveTextContent('Good · they wrote: Gently Used')
    expect(bath).toHaveTextContent('“Used for one summer in Tampines.”')
    expect(bath).toHaveTextContent(/\d+ \w+, \d+:\d\d [ap]m SGT/)
    const link = (name: string) => within(bath).getByRole('link', { name })
    expect(link('shanti@example.com')).toHaveAttribute(
      'href',
      'mailto:shanti@example.com?subject=About%20Foldable%20baby%20bath',
    )
    expect(link('+65 9123 4567')).toHaveAttribute('href', 'tel:+6591234567')
  })

  test('loads with Try again when it did not load', async () => {
    const owner = await signUp()
    await offerTo(owner)
    const failing = route(/admin\/offerings\?(?!limit=1&)/, { status: 400 })
    await openPage(TAB)
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load offerings')
    failing()
    await click(() => button('Try again'))
    await screen.findByRole('article', { name: BATH_CARD })
  })

  test('has ten on a page', async () => {
    const owner = await signUp()
    await offerSeveral(owner, 11)
    await openPage(TAB)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(10))
    await click(() => button('Older'))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  })

  test('leaves out what other owners are offered, which cannot be accepted', async () => {
    const { id } = await openOffering()
    const other = await signUp()
    await openPage(TAB)
    await screen.findByRole('heading', { name: 'No requests to review' })
    const approval = other.call(approveOffering, { params: { id }, body: {} })
    await expect(approval).rejects.toMatchObject({ status: 404 })
  })
})

describe('reviewing what is offered', () => {
  test('flags it with a reason, and removes the flag', async () => {
    await openOffering()
    await click(() => button(`Flag: ${BATH}`))
    await click(() => button('Flag it'))
    await screen.findByText('Please say what is wrong with it.')
    await fill(reason(), 'Looks like a shop')
    await click(() => button('Flag it'))
    await waitFor(() => expect(card()).toHaveTextContent('You flagged this: Looks like a shop'))
    await click(() => button(`Remove the flag: ${BATH}`))
    await waitFor(() => expect(card()).not.toHaveTextContent('Looks like a shop'))
  })

  test('keeps its words when it fails, and says when somebody was quicker', async () => {
    const { owner, id } = await openOffering()
    const failing = route(/\/approve$/, { status: 500 })
    await click(() => button(`Accept: ${BATH}`))
    await fill(note(), 'With joy')
    await click(() => button('Accept and email Shanti'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to process review')
    expect(note()).toHaveValue('With joy')
    failing()
    await owner.call(rejectOffering, { params: { id }, body: { reason: '' } })
    await click(() => button('Accept and email Shanti'))
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('has been reviewed already'),
    )
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
    await screen.findByRole('heading', { name: 'No requests to review' })
  })

  test('counts once when the response was lost and it is sent again', async () => {
    await openOffering()
    const losing = route(/\/reject$/, async ({ url, method, headers, json }) => {
      await request(url, { method, headers, body: JSON.stringify(json) })
      return 'lost' as const
    })
    await click(() => button(`Decline: ${BATH}`))
    await fill(screen.getByLabelText(/^Reason for Shanti/), 'We have one')
    await click(() => button('Decline and email Shanti'))
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to process review')
    losing()
    await click(() => button('Decline and email Shanti'))
    expect(await screen.findByRole('heading', { name: 'Declined kindly' })).toHaveFocus()
    expect(screen.getByText('We thanked Shanti by email, with your words.')).toBeVisible()
  })

  test('keeps the text of each dialog that is closed, and drops it on Cancel', async () => {
    await openOffering()
    await click(() => button(`Accept: ${BATH}`))
    await fill(note(), 'With joy')
    await user.keyboard('{Escape}')
    await click(() => button(`Flag: ${BATH}`))
    await fill(reason(), 'Looks like a shop')
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await click(() => button(`Accept: ${BATH}`))
    expect(note()).toHaveValue('With joy')
    await user.click(button('Cancel'))
    await click(() => button(`Flag: ${BATH}`))
    expect(reason()).toHaveValue('Looks like a shop')
    await user.click(button('Flag it'))
    await click(() => button(`Remove the flag: ${BATH}`))
    await click(() => button(`Flag: ${BATH}`))
    expect(reason()).toHaveValue('')
    await user.keyboard('{Escape}')
    await click(() => button(`Accept: ${BATH}`))
    expect(note()).toHaveValue('')
  })

  test('reopens only a dialog that was open before a reload', async () => {
    await openOffering()
    await click(() => button(`Flag: ${BATH}`))
    await fill(reason(), 'Looks like a shop')
    await openPage(TAB)
    await screen.findByRole('button', { name: 'Flag it' })
    expect(reason()).toHaveValue('Looks like a shop')
    await user.keyboard('{Escape}')
    await openPage(TAB)
    await screen.findByRole('article', { name: BATH_CARD })
    expect(screen.queryByRole('button', { name: 'Flag it' })).toBeNull()
    await click(() => button(`Flag: ${BATH}`))
    expect(reason()).toHaveValue('Looks like a shop')
  })

  test('deletes the draft of an offering that was withdrawn', async () => {
    const owner = await signUp()
    const { id, key } = await offerItem(owner.slug, OFFERED)
    await openPage(TAB)
    await click(() => button(`Flag: ${BATH}`))
    await fill(reason(), 'Looks like a shop')
    await user.keyboard('{Escape}')
    const draft = `owner:${owner.id}:offering`
    expect(sessionStorage.getItem(draft)).toContain('Looks like a shop')
    const { call } = await visitorClient()
    await call(withdrawOffering, { params: { id }, body: { key } })
    await click(() => screen.getByRole('tab', { name: /Total Received$/ }))
    await waitFor(() => expect(sessionStorage.getItem(draft)).toBeNull())
  })

  test('deletes the draft of a message whose dialog is closed while it is sent', async () => {
    const { owner, id } = await openOffering()
    await owner.call(approveOffering, { params: { id }, body: {} })
    await openPage(TAB)
    await click(() => screen.getByRole('tab', { name: '1 Accepted' }))
    const message = () => screen.getByLabelText(/^Message to Shanti/)
    const sending = holdResponse(/^POST .*\/messages$/)
    await click(() => button(`Write to Shanti: ${BATH}`))
    await fill(message(), 'Is Saturday fine?')
    await user.click(button('Send'))
    await user.keyboard('{Escape}')
    sending.release()
    await waitFor(() => expect(sessionStorage.getItem(`owner:${owner.id}:offering`)).toBeNull())
    await click(() => button(`Write to Shanti: ${BATH}`))
    expect(message()).toHaveValue('')
  })

  test('checks the email address of an expression of interest', async () => {
    const { owner, id } = await openOffering()
    await owner.call(approveOffering, { params: { id }, body: {} })
    await openPage(TAB)
    await click(() => screen.getByRole('tab', { name: '1 Accepted' }))
    await click(() => button(`We would love it: ${BATH}`))
    expect(screen.getByLabelText('Your name')).toHaveValue('Priya Raman')
    await fill(screen.getByLabelText('Your email'), 'priya')
    await click(() => button('Send to Shanti'))
    await screen.findByText('Please enter a valid email address')
    await waitFor(() => expect(screen.getByLabelText('Your email')).toHaveFocus())
  })
})

describe('the Gift Passing tab', () => {
  test('leaves what was typed into the item form', async () => {
    await signUp()
    await openPage('/dashboard')
    const menu = await screen.findByRole('complementary', { name: 'Owner menu' })
    await click(() => within(menu).getByRole('button', { name: 'Manage items' }))
    await fill(await screen.findByLabelText('Product name *'), 'Moon night light')
    await user.click(within(menu).getByRole('link', { name: 'Gift Passing' }))
    await screen.findByRole('heading', { name: 'Item Sharing Requests' })
    history.back()
    expect(await screen.findByLabelText('Product name *')).toHaveValue('Moon night light')
  })

  test('is hidden when gift passing is switched off in the settings and there are no offerings', async () => {
    await signUp()
    await openPage('/dashboard')
    await screen.findByRole('tab', { name: 'Gift Passing' })
    await switchGiftPassingOff()
    await screen.findByRole('tab', { name: 'Registry Management' })
    expect(screen.queryByText('Gift Passing')).toBeNull()
    await openPage(TAB)
    await screen.findByRole('tab', { name: 'Registry Management', selected: true })
    expect(screen.queryByText('Gift Passing')).toBeNull()
  })

  test('remains while there are offerings after gift passing is switched off, so that they can be answered', async () => {
    const owner = await signUp()
    await offerTo(owner)
    await openPage('/dashboard')
    await switchGiftPassingOff()
    await click(() => screen.getByRole('link', { name: '1 request to review' }))
    await click(() => button(`Decline: ${BATH}`))
    await click(() => button('Decline and email Shanti'))
    await screen.findByText('No requests to review')
    expect(screen.queryByRole('button', { name: 'Copy the sharing link' })).toBeNull()
    await openPage('/dashboard')
    const menu = await screen.findByRole('complementary', { name: 'Owner menu' })
    await within(menu).findByRole('link', { name: 'Gift Passing' })
    expect(screen.getByRole('tab', { name: 'Gift Passing' })).toBeVisible()
  })
})
