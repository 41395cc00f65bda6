import {
  approveOffering,
  expressInterest,
  listOfferingMessages,
  sendOfferingMessage,
} from '@registry/shared/contract/offerings/owner-offerings'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { holdResponse } from '../../../test/components/browser/held-response.ts'
import { request, route, sentRequests } from '../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import { offerItem, storeOfferingKey } from '../../../test/components/offerings.ts'
import { openRegistry } from '../../../test/components/open-page.tsx'
import { registryForVisitor } from '../../../test/components/visited-registry.ts'

const OFFERING = /^GET .*\/offerings\/[\w-]+$/
const REPLY = /\/reply$/

const press = (name: string) => click(() => screen.getByRole('button', { name }))
const ownCard = (name: string) => screen.findByRole('article', { name })

/** An offering of a visitor, opened by its mailed link. */
async function openOffering(itemName: string) {
  const owner = await registryForVisitor()
  const email = `lin-${owner.slug}@example.com`
  const offering = await offerItem(owner.slug, { itemName, offererEmail: email })
  storeOfferingKey(offering)
  await openRegistry(owner.slug, `?offering=${offering.id}`)
  await ownCard(itemName)
  return { owner, email, ...offering }
}

describe('an own offering that is edited', () => {
  test('names what is missing and saves the rest', async () => {
    await openOffering('Bath seat')
    await press('Edit')
    const name = await screen.findByLabelText(/^Item name/)
    await fill(name, '')
    await user.click(screen.getByLabelText('They can pick it up'))
    await press('Save changes')
    await screen.findByText('Item name is required')
    expect(screen.getByText('At least one availability option is required')).toBeVisible()
    expect(name).toHaveFocus()
    await fill(name, 'Bath seat with toys')
    await user.click(screen.getByLabelText('I can deliver it'))
    await user.selectOptions(screen.getByLabelText(/^Quantity/), '3')
    await press('Save changes')
    await screen.findByText('Your changes are saved.')
    const card = await ownCard('Bath seat with toys')
    expect(card).toHaveTextContent('Qty 3')
    expect(card).toHaveTextContent('Delivery')
  })

  test('cannot be changed while it is saved, so that no text is lost', async () => {
    await openOffering('Bath seat')
    await press('Edit')
    const name = await screen.findByLabelText(/^Item name/)
    const quantity = screen.getByLabelText(/^Quantity/)
    await user.selectOptions(quantity, '3')
    await user.click(screen.getByLabelText('I can deliver it'))
    const held = holdResponse(/^PUT .*\/offerings\/[\w-]+$/, { status: 500 })
    await press('Save changes')
    await screen.findByRole('button', { name: /^Saving/ })
    await user.type(name, ' with toys')
    expect(name).toHaveValue('Bath seat')
    expect(quantity).toBeDisabled()
    held.release()
    await within(screen.getByRole('dialog')).findByRole('alert')
    await user.type(name, ' with toys')
    await press('Save changes')
    const card = await ownCard('Bath seat with toys')
    expect(card).toHaveTextContent('Qty 3')
    expect(card).toHaveTextContent('Delivery')
  })

  test('focuses the first way of handing over when none is chosen, and names it as invalid', async () => {
    await openOffering('Bath seat')
    await press('Edit')
    const pickup = await screen.findByLabelText('They can pick it up')
    await user.click(pickup)
    await press('Save changes')
    await screen.findByText('At least one availability option is required')
    expect(pickup).toHaveFocus()
    expect(pickup).toBeInvalid()
    const delivery = screen.getByLabelText('I can deliver it')
    expect(delivery).toBeInvalid()
    await user.click(delivery)
    await waitFor(() => expect(pickup).toBeValid())
  })

  test('shows its new status instead, when the parents reviewed it meanwhile', async () => {
    const { owner, email, id } = await openOffering('Bath seat')
    await press('Edit')
    await fill(await screen.findByLabelText(/^Item name/), 'Something else')
    const params = { id }
    await owner.call(approveOffering, { params, body: { adminNotes: 'We would love it.' } })
    await owner.call(sendOfferingMessage, { body: { offeringId: id, message: 'Does it fold?' } })
    const userData = { name: 'Priya Raman', email: 'priya@example.com' }
    await owner.call(expressInterest, { params, body: { userData } })
    await press('Save changes')
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent('have reviewed')
    const card = await ownCard('Bath seat')
    await waitFor(() => expect(card).toHaveTextContent('Interest Expressed'))
    expect(card).toHaveTextContent(`They should contact you at ${email}.`)
    expect(card).toHaveTextContent('We would love it.')
    expect(within(card).getByRole('link', { name: 'priya@example.com' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument()
    expect(dialog.getByText('Does it fold?')).toBeVisible()
  })
})

describe('an own offering that the parents review while it is edited', () => {
  test('says so on the return to the page', async () => {
    const { owner, id } = await openOffering('Bath seat')
    await press('Edit')
    await fill(await screen.findByLabelText(/^Item name/), 'Something else')
    await owner.call(approveOffering, { params: { id }, body: {} })
    document.dispatchEvent(new Event('visibilitychange'))
    const dialog = within(screen.getByRole('dialog'))
    expect(await dialog.findByRole('alert')).toHaveTextContent(t.edit.reviewed)
    expect(await ownCard('Bath seat')).toBeVisible()
  })
})

describe('a message about an own offering', () => {
  test('is kept while it is written, and is sent once although its response was lost', async () => {
    const { owner, id } = await openOffering('Sling')
    const area = () => screen.getByRole('textbox', { name: /^Write to Priya/ })
    await press('Send')
    await screen.findByText('Please write a message')
    await fill(area(), 'It is washed already.')
    expect(area()).toHaveValue('It is washed already.')
    await openRegistry(owner.slug, `?offering=${id}`)
    await ownCard('Sling')
    expect(area()).toHaveValue('It is washed already.')

    const remove = route(REPLY, async ({ url, headers, json }) => {
      remove()
      await request(url, { method: 'POST', headers, body: JSON.stringify(json) })
      return 'lost' as const
    })
    await press('Send')
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to send your message.')
    await press('Send')
    await waitFor(() => expect(area()).toHaveValue(''))
    const messages = () =>
      screen.getAllByRole('listitem').filter(one => /washed already/.test(one.textContent))
    await waitFor(() => expect(messages()).toHaveLength(1))
    const keys = sentRequests(REPLY).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toEqual([expect.stringMatching(/^\w{32}$/), keys[0]])
    const thread = await owner.call(listOfferingMessages, { params: { id } })
    expect(thread.messages.map(({ message }) => message)).toEqual(['It is washed already.'])
  })
})

describe('a message that is changed after its response was lost', () => {
  test('is sent only after Send was pressed again, because the first one arrived', async () => {
    const { owner, id } = await openOffering('Sling')
    const area = () => screen.getByRole('textbox', { name: /^Write to Priya/ })
    await fill(area(), 'It is washed.')
    const remove = route(REPLY, async ({ url, headers, json }) => {
      remove()
      await request(url, { method: 'POST', headers, body: JSON.stringify(json) })
      return 'lost' as const
    })
    await press('Send')
    await screen.findByRole('alert')
    await fill(area(), 'It is washed already.')
    await press('Send')
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(t.thread.sentBefore))
    expect(screen.getByText('It is washed.')).toBeVisible()
    expect(area()).toHaveValue('It is washed already.')
    await press('Send')
    await waitFor(() => expect(area()).toHaveValue(''))
    const thread = await owner.call(listOfferingMessages, { params: { id } })
    expect(thread.messages.map(({ message }) => message)).toEqual([
      'It is washed.',
      'It is washed already.',
    ])
  })
})

describe('the link of an own offering', () => {
  test('asks before it is withdrawn', async () => {
    await openOffering('Cot')
    await press('Withdraw')
    const question = await screen.findByRole('alertdialog')
    expect(question).toHaveTextContent("Cot goes from the parents' list")
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    await press('Withdraw')
    const again = within(await screen.findByRole('alertdialog'))
    await user.click(again.getByRole('button', { name: 'Withdraw' }))
    await screen.findByText('Your offering is withdrawn.')
  })

  test('can be opened again after the network showed its own login page', async () => {
    const { slug } = await registryForVisitor()
    const offering = await offerItem(slug, { itemName: 'Pram' })
    storeOfferingKey(offering)
    const remove = route(OFFERING, { status: 403, body: '<html>Welcome to our Wi-Fi</html>' })
    await openRegistry(slug, `?offering=${offering.id}`)
    expect(await screen.findByRole('alert')).toHaveTextContent(t.own.failed)
    remove()
    await press(t.own.tryAgain)
    await ownCard('Pram')
  })

  test('sends its key in a header, because proxies log URLs', async () => {
    const { id, key } = await openOffering('Bath tub')
    const [sent] = sentRequests(new RegExp(`GET /api/gift-passing/offerings/${id}`))
    expect(sent?.url).toBe(`/api/gift-passing/offerings/${id}`)
    expect(sent?.headers.get('x-link-key')).toBe(key)
  })

  test('opens nothing without its key or with a wrong one, until the right one is opened', async () => {
    const { slug } = await registryForVisitor()
    const { id, key } = await offerItem(slug, { itemName: 'Monitor' })
    for (const known of [undefined, 'guessed']) {
      sessionStorage.clear()
      if (known) storeOfferingKey({ id, key: known })
      await openRegistry(slug, `?offering=${id}`)
      await screen.findByText('This link does not open an offering')
    }
    const { takeLinkKeyFromUrl } = await import('../../lib/url/link-key.ts')
    takeLinkKeyFromUrl()
    location.hash = `#key=${key}`
    await ownCard('Monitor')
    expect(location.hash).toBe('')
  })
})
