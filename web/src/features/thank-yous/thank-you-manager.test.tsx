import { listThankYous, saveThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { holdResponse } from '../../../test/components/browser/held-response.ts'
import { route, sentRequests } from '../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import {
  contributionIds,
  contributionsFor,
  type TestContribution,
} from '../../../test/components/contributions.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import { signUp, type TestOwner } from '../../../test/components/sign-up.ts'
import { sendRefusedNote } from '../../../test/components/undelivered-mails.ts'

const MOON = 'Moon night light'
const MEI: TestContribution = { name: 'Mei Lin Koh', email: 'mei@example.com', amount: 20 }
const RAJ: TestContribution = { name: 'Raj Pillai', email: 'raj@example.com', amount: 30 }
const WEI: TestContribution = { name: 'Wei Jie Ong', email: 'wei@example.com', amount: 40 }
const AMR: TestContribution = { name: 'عمرو', amount: 30, message: '<b>مبروك</b>' }
const NOTE = 'Dear Mei,\n\nThe moon shines over the cot. 🌙'
const NOTES = /\/api\/admin\/thank-yous\/[^/]+$/

const note = () => screen.findByLabelText<HTMLTextAreaElement>('Your note')
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const headline = (name: string) => screen.findByRole('heading', { level: 1, name })
const composerOf = (name: string) => screen.findByRole('heading', { level: 2, name: `To ${name}` })
const visitor = (name: RegExp) => screen.getByRole('link', { name })

async function openDesk(contributions: readonly TestContribution[]): Promise<TestOwner> {
  const owner = await signUp()
  await contributionsFor(owner, MOON, contributions)
  await openPage('/thank-yous')
  return owner
}

/** Replaces the clipboard by a stub. */
function stubClipboard(writeText: (text: string) => Promise<void>) {
  const spy = vi.fn(writeText)
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: spy } } }))
  return spy
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the list of the thank-you desk', () => {
  test('says that nobody is to be thanked yet', async () => {
    await signUp()
    await openPage('/thank-yous')
    expect(await screen.findByRole('heading', { name: 'Nobody to thank yet' })).toBeVisible()
  })

  test('is loaded again with Retry when it did not load', async () => {
    const remove = route(/^GET \/api\/admin\/thank-yous$/, { status: 400 })
    await openDesk([MEI])
    await screen.findByRole('heading', { name: 'Your guests did not load' })
    remove()
    await click(() => button('Retry'))
    await headline('1 thank-you to write')
  })

  test('marks several as sent at once, which can be undone', async () => {
    await openDesk([MEI, RAJ, WEI])
    await headline('3 thank-yous to write')
    await click(() => button('Select several'))
    await user.click(screen.getByLabelText('Select all'))
    await user.click(screen.getByLabelText('Select Raj Pillai'))
    await screen.findByText('2 guests selected')
    const list = () => screen.getByRole('region', { name: 'Guests' })
    await click(() => within(list()).getByRole('button', { name: /Mark as sent/ }))
    await headline('1 thank-you to write')
    await screen.findByText('2 guests marked as sent')
    await click(() => button('Undo'))
    await headline('3 thank-yous to write')
    await screen.findByText('2 guests marked as not sent')
    expect(sentRequests(/thank-yous\/mark/)).toHaveLength(2)
  })

  test('goes on to the next until everybody is thanked, which can be taken back', async () => {
    await openDesk([MEI, RAJ])
    await composerOf('Mei Lin Koh')
    await click(() => button('Mark as sent'))
    await screen.findByText('Marked as sent: Mei Lin Koh')
    await waitFor(async () => expect(await composerOf('Raj Pillai')).toHaveFocus())
    await user.click(screen.getByRole('tab', { name: 'Sent 1' }))
    await user.click(visitor(/Mei Lin Koh/))
    await click(() => button('Mark as not sent'))
    await screen.findByText('Nothing sent yet')
    await screen.findByText('Marked as not sent: Mei Lin Koh')
    await openPage('/thank-yous')
    await composerOf('Mei Lin Koh')
    await user.click(visitor(/Mei Lin Koh/))
    for (const name of ['Mei Lin Koh', 'Raj Pillai']) {
      await waitFor(async () => expect(await composerOf(name)).toHaveFocus())
      await click(() => button('Mark as sent'))
    }
    const done = await screen.findByRole('heading', { name: 'Everybody is thanked' })
    await waitFor(() => expect(done).toHaveFocus())
  })

  test('opens the contributor of the contribution in the URL, and is a table on paper', async () => {
    const owner = await openDesk([MEI, AMR])
    const id = (await contributionIds(owner)).get(AMR.name)
    await openPage(`/thank-yous?to=${id}`)
    await composerOf(AMR.name)
    expect(screen.getByText('<b>مبروك</b>')).toBeVisible()
    dispatchEvent(new Event('beforeprint'))
    const table = await screen.findByRole('table', { name: 'Gifts and thank-yous' })
    const rows = within(table).getAllByRole('row')
    expect(rows).toHaveLength(3)
    expect(rows[2]).toHaveTextContent('عمروMoon night light30.00')
    expect(rows[2]).toHaveTextContent('<b>مبروك</b>Not started')
    dispatchEvent(new Event('afterprint'))
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull())
  })
})

describe('a note', () => {
  test('stays over a reload when it could not be saved, and is saved with Retry', async () => {
    await openDesk([MEI])
    const remove = route(NOTES, 'lost')
    expect((await note()).value).toMatch(
      /^Dear Mei Lin Koh,\n\nThank you so much for “Moon night light”\./,
    )
    await fill(await note(), NOTE)
    const alert = () => screen.findByRole('alert')
    expect(await alert()).toHaveTextContent(/could not be saved/)
    expect(await alert()).toHaveTextContent(
      'Network error. Please check your connection and try again.',
    )
    await openPage('/thank-yous')
    expect(await note()).toHaveValue(NOTE)
    expect(await alert()).toHaveTextContent(/could not be saved/)
    remove()
    await click(() => button('Retry'))
    expect(await composerOf('Mei Lin Koh')).toHaveFocus()
    await screen.findByText('Draft saved')
    expect(visitor(/Mei Lin Koh/)).toHaveTextContent('Draft')
  })

  test('saved in two tabs asks which to keep before it overwrites the other', async () => {
    const owner = await openDesk([MEI])
    const id = (await contributionIds(owner)).get(MEI.name) ?? ''
    const saveElsewhere = (text: string) =>
      owner.call(saveThankYou, { params: { id }, body: { note: text, status: 'draft' } })
    const stored = async () => (await owner.call(listThankYous, {})).thankYous[0]?.note
    const question = () => screen.findByRole('dialog', { name: 'Changed on another device' })
    await fill(await note(), 'Mine')
    await screen.findByText('Draft saved')

    await saveElsewhere('From the other tab')
    await fill(await note(), 'Mine, longer')
    expect(await question()).toHaveTextContent('From the other tab')
    expect(await stored()).toBe('From the other tab')
    await click(() => button('Keep mine: Your note'))
    await waitFor(async () => expect(await stored()).toBe('Mine, longer'))

    await saveElsewhere('From the other tab again')
    await fill(await note(), 'Mine, longest')
    await question()
    await click(() => button('Use theirs: Your note'))
    await waitFor(async () => expect(await note()).toHaveValue('From the other tab again'))
    expect(await stored()).toBe('From the other tab again')
  })

  test('shows as sent at once, and comes back with its reason and Retry', async () => {
    await openDesk([MEI, RAJ])
    await fill(await note(), NOTE)
    const held = holdResponse(/thank-yous\/[^/]+\/send\?/, {
      status: 500,
      json: { success: false, code: 'INTERNAL', error: '…' },
    })
    await click(() => button('Send email'))
    await headline('1 thank-you to write')
    expect(await composerOf('Raj Pillai')).toHaveFocus()
    // Delays the reload of the list, so that the note can only come from this page.
    const reloaded = holdResponse(/^GET .*admin\/thank-yous/)
    held.release()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Your note to Mei Lin Koh was not sent.')
    await headline('2 thank-yous to write')
    await user.click(visitor(/Mei Lin Koh/))
    await composerOf('Mei Lin Koh')
    expect(await note()).toHaveValue(NOTE)
    reloaded.release()
    // The same idempotency key again, so that a repeated send emails once.
    const repeated = holdResponse(/thank-yous\/[^/]+\/send\?/, 'lost')
    await click(() => within(alert).getByRole('button', { name: 'Retry' }))
    await headline('1 thank-you to write')
    repeated.release()
    await headline('2 thank-yous to write')
    const keys = sentRequests(/send\?/).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([keys[0], keys[0]])
    expect(sentRequests(/send\?/)[1]?.json).toMatchObject({ note: NOTE })
  })

  test('replaces typed words only after a question', async () => {
    await openDesk([MEI])
    await note()
    await click(() => button('Short'))
    expect((await note()).value).toMatch(/^Dear Mei Lin Koh,\n\nThank you for “Moon night light”!/)
    await fill(await note(), NOTE)
    const question = () => screen.findByRole('alertdialog', { name: 'Replace what you wrote?' })
    await click(() => button('Funny'))
    await user.click(within(await question()).getByRole('button', { name: 'Keep mine' }))
    expect(await note()).toHaveValue(NOTE)
    await click(() => button('Funny'))
    await user.click(within(await question()).getByRole('button', { name: 'Replace' }))
    expect((await note()).value).toMatch(/strong opinions about naps/)
  })

  test('goes to WhatsApp or the clipboard, and is selected where copying is refused', async () => {
    await openDesk([MEI])
    await fill(await note(), NOTE)
    const whatsApp = screen.getByRole('link', { name: /^WhatsApp/ })
    expect(whatsApp).toHaveAttribute('rel', expect.stringContaining('noopener'))
    const link = new URL(whatsApp.getAttribute('href') ?? '')
    expect([link.hostname, link.searchParams.get('text')]).toEqual(['wa.me', NOTE])
    const written = stubClipboard(async () => undefined)
    await click(() => button('Copy'))
    await screen.findByText('Did it reach them? Then mark it as sent.')
    expect(written).toHaveBeenCalledExactlyOnceWith(NOTE)
    stubClipboard(() => Promise.reject(new DOMException('', 'NotAllowedError')))
    await click(() => button(/^Cop/))
    await screen.findAllByText(/Your note is selected: copy it by hand\.$/)
    const field = await note()
    expect(field).toHaveFocus()
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, NOTE.length])
  })
})

describe('a note whose email could not be delivered', () => {
  async function openUndelivered(...contributions: TestContribution[]): Promise<TestOwner> {
    const owner = await signUp()
    await contributionsFor(owner, MOON, contributions)
    const id = (await contributionIds(owner)).get(MEI.name) ?? ''
    await sendRefusedNote(owner, id, NOTE)
    await openPage('/thank-yous')
    await composerOf(MEI.name)
    return owner
  }
  const composer = () => screen.getByRole('region', { name: `To ${MEI.name}` })
  const retry = () => within(composer()).getByRole('button', { name: 'Retry' })

  test('is reported in the list and above the note, and keeps its text', async () => {
    await openUndelivered(MEI, RAJ)
    await headline('2 thank-yous to write')
    expect(visitor(/Mei Lin Koh/)).toHaveTextContent('could not be delivered')
    expect(visitor(/Raj Pillai/)).not.toHaveTextContent('could not be delivered')
    expect(within(composer()).getByText('could not be delivered')).toBeVisible()
    expect(composer()).toHaveTextContent('Your email to Mei Lin Koh could not be delivered')
    expect(await note()).toHaveValue(NOTE)
    await user.click(visitor(/Raj Pillai/))
    await composerOf(RAJ.name)
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('is sent once with Retry and leaves the list at once', async () => {
    await openUndelivered(MEI)
    const held = holdResponse(/thank-yous\/[^/]+\/send\?/)
    await click(retry)
    await headline('Everybody is thanked')
    held.release()
    await screen.findByText(/^Thank-you on its way to/)
    await user.click(screen.getByRole('tab', { name: /^All/ }))
    expect(visitor(/Mei Lin Koh/)).toHaveTextContent('Sent')
    expect(screen.queryByText('could not be delivered')).toBeNull()
    expect(sentRequests(/send\?/).map(({ json }) => json)).toMatchObject([{ note: NOTE }])
  })

  test('is reported again when Retry fails, with the reason', async () => {
    await openUndelivered(MEI, RAJ)
    route(/thank-yous\/[^/]+\/send\?/, { status: 500 })
    await click(retry)
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Your note to Mei Lin Koh was not sent.')
    expect(visitor(/Mei Lin Koh/)).toHaveTextContent('could not be delivered')
  })

  test('is no longer reported once it is marked as sent', async () => {
    await openUndelivered(MEI)
    await click(() => button('Mark as sent'))
    await screen.findByText('Marked as sent: Mei Lin Koh')
    await openPage('/thank-yous')
    await headline('Everybody is thanked')
    expect(visitor(/Mei Lin Koh/)).toHaveTextContent('Sent')
    expect(screen.queryByText('could not be delivered')).toBeNull()
  })
})
