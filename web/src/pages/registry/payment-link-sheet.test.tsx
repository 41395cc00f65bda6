import { deleteContribution } from '@registry/shared/contract/contributions/owner-contributions'
import { changeItems, deleteItem, updateItem } from '@registry/shared/contract/items/items'
import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { paymentLinkKey } from '../../../../api/src/features/contributions/payment-link/payment-link.ts'
import { route, sentRequests } from '../../../test/components/browser/network.ts'
import { click, user } from '../../../test/components/browser/user.ts'
import { contributeTo } from '../../../test/components/contributions.ts'
import {
  goToPayment,
  payBy,
  publishRegistry,
  startContribution,
  type VisitedRegistry,
  visitRegistry,
} from '../../../test/components/visited-registry.ts'

const SEAT = 'Infant car seat'
const CONTRIBUTE = /\/contribute$/
const CONFIRM = /\/payment-links\/.*\/confirm$/
const LINK = /\/payment-links\//

let registry: VisitedRegistry
beforeAll(async () => {
  registry = await publishRegistry([{ name: SEAT, price: 389 }])
})

/** Contributes by PayNow and opens the link of the reminder. */
async function openLink(
  change: (id: string) => unknown = () => undefined,
  createdAt = new Date(),
  { slug, ids } = registry,
) {
  const gift = { name: 'Auntie Mei', email: 'mei@example.com', amount: 30 }
  const [id = ''] = await contributeTo(slug, ids[SEAT] ?? '', [
    { ...gift, paymentMethod: 'singapore-paynow' },
  ])
  const secrets = { sessionKey: inject('sessionKey') } as Parameters<
    typeof paymentLinkKey
  >[0]['secrets']
  await change(id)
  sessionStorage.setItem('paymentKey', `${id} ${paymentLinkKey({ secrets }, id, createdAt)}`)
  await visitRegistry(slug, `?pay=${id}`)
  return id
}

const payment = () => screen.findByRole('dialog', { name: 'Complete Payment' })

describe('the link of a reminder', () => {
  test('opens the payment step with the method of before, and confirming creates nothing', async () => {
    await openLink()
    const dialog = await payment()
    await click(() => within(dialog).getByText('Copy the details instead'))
    expect(await within(dialog).findByText('AuntieMeiInfantcars')).toBeVisible()
    expect(dialog).toHaveTextContent('$30')
    await payBy('Wise', dialog)
    const thanks = await screen.findByRole('dialog', { name: 'Thank You!' })
    expect(thanks).toHaveTextContent('$30')
    expect(sentRequests(CONTRIBUTE)).toEqual([])
    expect(sentRequests(CONFIRM)).toMatchObject([{ json: { paymentMethod: 'wise-transfer' } }])
    await user.click(within(thanks).getByRole('button', { name: 'Back to Registry' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location.search).toBe('')
  })

  test('leaves the notice about an unconfirmed gift to the same item', async () => {
    const id = await openLink()
    const close = async () => {
      const dialog = within(await payment())
      await click(() => dialog.getByRole('button', { name: contributionMessages.close }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const notice = () => screen.findByText(contributionMessages.unconfirmed.title)
    await close()
    await startContribution(SEAT)
    route(CONTRIBUTE, 'lost')
    const dialog = await goToPayment()
    await payBy('Wise', dialog)
    await within(dialog).findByRole('alert')
    await close()
    await notice()
    history.pushState(null, '', `?pay=${id}`)
    dispatchEvent(new PopStateEvent('popstate'))
    await payBy('Wise', await payment())
    await screen.findByRole('dialog', { name: 'Thank You!' })
    expect(await notice()).toBeVisible()
  })

  test('shows what the gift adds to its item, which counts it already', async () => {
    const other = await publishRegistry([{ name: SEAT, price: 300 }])
    await openLink(undefined, new Date(), other)
    const dialog = await payment()
    await waitFor(() => expect(dialog).toHaveTextContent('With your $30.00 it reaches 10%.'))
    expect(dialog).toHaveTextContent('$300 to go')
  })

  test('says when it was confirmed before, so that nobody pays twice', async () => {
    const id = await openLink()
    await payBy('Wise', await payment())
    await screen.findByRole('dialog', { name: 'Thank You!' })
    await visitRegistry(registry.slug, `?pay=${id}`)
    expect(await screen.findByText('You said just now that you have paid.')).toBeVisible()
  })

  test.each<[string, (owner: VisitedRegistry, id: string) => Promise<unknown>]>([
    ['deleted', ({ call }, id) => call(deleteItem, { params: { id } })],
    [
      'hidden',
      ({ call }, id) => call(changeItems, { body: { ids: [id], change: { kind: 'hide' } } }),
    ],
  ])('of a %s item shows the payment details', async (_, change) => {
    const other = await publishRegistry([{ name: SEAT, price: 389 }])
    await openLink(() => change(other, other.ids[SEAT] ?? ''), new Date(), other)
    const dialog = await payment()
    await click(() => within(dialog).getByRole('button', { name: /^Wise/ }))
    const link = await within(dialog).findByRole('link', { name: 'Open Wise' })
    expect(link).toHaveAttribute('href', expect.stringMatching(/description=AuntieMeiInfantcars$/))
  })

  test('of a renamed item keeps the reference with the earlier name', async () => {
    const other = await publishRegistry([{ name: SEAT, price: 389 }])
    const params = { id: other.ids[SEAT] ?? '' }
    const rename = () => other.call(updateItem, { params, body: { productName: 'Blue seat' } })
    await openLink(rename, new Date(), other)
    const dialog = await payment()
    await click(() => within(dialog).getByText('Copy the details instead'))
    expect(await within(dialog).findByText('AuntieMeiInfantcars')).toBeVisible()
    expect(dialog).toHaveTextContent('Blue seat')
    const [qr] = sentRequests(/generate-paynow-qr/)
    expect(qr?.json).toMatchObject({ reference: 'AuntieMeiInfantcars' })
    await payBy('Wise', dialog)
    const thanks = await screen.findByRole('dialog', { name: 'Thank You!' })
    expect(thanks).toHaveTextContent('Blue seat')
    expect(thanks).toHaveTextContent('AuntieMeiInfantcars')
  })

  test('of a deleted contribution says so', async () => {
    await openLink(id => registry.call(deleteContribution, { params: { id } }))
    await screen.findByRole('dialog', { name: 'This gift is off the list' })
  })

  test('that is too old says so', async () => {
    await openLink(undefined, new Date(Date.now() - 31 * 86_400_000))
    await screen.findByRole('dialog', { name: 'This link is too old' })
  })

  test('without its key says so', async () => {
    sessionStorage.clear()
    await visitRegistry(registry.slug, `?pay=${crypto.randomUUID()}`)
    await screen.findByRole('dialog', { name: 'This link does not open a payment' })
  })

  test.each([
    ['has no connection', 'lost' as const],
    ['shows its own login page', { status: 403, body: '<html>Welcome to our Wi-Fi</html>' }],
  ])('that could not be loaded because the network %s is loaded again', async (_, response) => {
    const remove = route(LINK, response)
    await openLink()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Your payment could not be opened.')
    remove()
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }))
    expect(await payment()).toBeVisible()
  })

  test('says that the payment was received meanwhile', async () => {
    await openLink()
    const dialog = await payment()
    const data = { state: 'received', contribution: null }
    route(CONFIRM, { status: 200, json: { success: true, data } })
    await payBy('Wise', dialog)
    await screen.findByRole('dialog', { name: 'It has arrived' })
  })
})
