import { type ItemChanges, updateItem } from '@registry/shared/contract/items/items'
import { cents } from '@registry/shared/money/money'
import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { advance, freezeTestClock } from '../../../../../test/components/browser/clock.ts'
import { holdResponse } from '../../../../../test/components/browser/held-response.ts'
import { route, sentRequests } from '../../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../../test/components/browser/user.ts'
import { contributeTo } from '../../../../../test/components/contributions.ts'
import {
  addItem,
  editForm,
  fillItem,
  ITEM,
  notifications,
  openDashboard,
  openEditForm,
  ownCard,
  ownItems,
} from '../../../../../test/components/items.ts'
import { openPage, openRegistry } from '../../../../../test/components/open-page.tsx'

const UPDATE = /^PUT \/api\/admin\/registry\/items\//
const submit = () => click(() => screen.getByRole('button', { name: 'Save Changes' }))
const lastUpdate = () => sentRequests(UPDATE).at(-1)?.json

describe('the form of an item', () => {
  test('sends the changed fields and the description, and highlights the item', async () => {
    await openDashboard(addItem)
    const form = await openEditForm()
    expect(screen.queryByRole('tab', { name: 'Auto-Populate' })).toBeNull()
    await fill(within(form).getByLabelText('Price *'), '39.9')
    const restore = route(UPDATE, { status: 500 })
    await submit()
    expect(await within(form).findByRole('alert')).toHaveTextContent('Failed to update item')
    restore()
    await submit()
    const card = await ownCard()
    await waitFor(() => expect(card).toHaveTextContent('of $39.90'))
    expect(lastUpdate()).toEqual({ totalPrice: 39.9, productDescription: '', version: 1 })
    await waitFor(() => expect(card).toHaveClass('item-card_is-highlighted'))
  })

  describe('with a correction typed while it was being saved', () => {
    async function correctWhileSaving(): Promise<HTMLElement> {
      await openDashboard(addItem)
      const form = await openEditForm()
      const name = within(form).getByLabelText('Product name *')
      await fill(name, 'Mistyped')
      await fill(within(form).getByLabelText('Price *'), '39.9')
      const held = holdResponse(UPDATE)
      await submit()
      await screen.findByRole('button', { name: 'Saving…' })
      await fill(name, 'Corrected')
      held.release()
      await waitFor(() => expect(notifications()).toHaveTextContent('"Mistyped" has been saved'))
      return form
    }

    async function expectCorrectionSaved(): Promise<void> {
      await submit()
      await ownCard('Corrected')
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Edit item' })).toBeNull())
      expect(lastUpdate()).toEqual({ productName: 'Corrected', productDescription: '', version: 2 })
    }

    test('stays open, and saves the correction over the saved item', async () => {
      const form = await correctWhileSaving()
      const name = within(form).getByLabelText('Product name *')
      expect(name).toHaveValue('Corrected')
      expect(name).toHaveFocus()
      await expectCorrectionSaved()
    })

    test('is restored without a conflict with the saved item', async () => {
      await correctWhileSaving()
      await openPage('/dashboard')
      const form = await editForm()
      expect(within(form).getByLabelText('Product name *')).toHaveValue('Corrected')
      expect(within(form).getByLabelText('Price *')).toHaveValue('39.90')
      expect(screen.queryByRole('dialog')).toBeNull()
      await expectCorrectionSaved()
    })
  })

  test('changes nothing when it is cancelled, and highlights the item for 2 s', async () => {
    await openDashboard(addItem)
    const form = await openEditForm()
    await fill(within(form).getByLabelText('Product name *'), 'Something else')
    const card = await ownCard()
    freezeTestClock()
    await user.click(screen.getByRole('button', { name: '✕ Cancel' }))
    await advance(2000)
    expect(card).toHaveClass('item-card_is-highlighted')
    await advance(100)
    await expect.poll(() => card.className).not.toContain('is-highlighted')
    expect(sentRequests(UPDATE)).toEqual([])
  })

  test('stays open with the typed values when the menu link to it is pressed', async () => {
    await openDashboard(addItem)
    const form = await openEditForm()
    const name = within(form).getByLabelText('Product name *')
    await fill(name, 'Moon night light, blue')
    const menu = screen.getByRole('complementary', { name: 'Owner menu' })
    await click(() => within(menu).getByRole('button', { name: 'Manage items' }))
    expect(name).toHaveValue('Moon night light, blue')
    expect(name).toBeVisible()
  })

  test('restores the typed values after the session expired and the owner signed in again', async () => {
    await openDashboard(addItem)
    await fillItem(await openEditForm(), {
      name: 'Star night light',
      link: 'https://shop.example/star',
      price: '30',
    })
    const session = { ...localStorage }
    localStorage.clear()
    route(/^\w+ \/api\/(admin\/|auth\/refresh)/, { status: 401 })
    await submit()
    await screen.findByText('Please log in to manage your registry')

    Object.assign(localStorage, session)
    route(/./, 'continue')
    await openPage('/dashboard')
    const form = await editForm()
    expect(within(form).getByLabelText('Product name *')).toHaveValue('Star night light')
    expect(within(form).getByLabelText('Product link *')).toHaveValue('https://shop.example/star')
    expect(within(form).getByLabelText('Price *')).toHaveValue('30')
    await submit()
    await ownCard('Star night light')
    await waitFor(() => expect(form).not.toBeInTheDocument())
  })

  test('warns before changing an item with contributions what visitors will see', async () => {
    await openDashboard(async owner =>
      contributeTo(owner.slug, (await addItem(owner)).id, [{ name: 'Mei Lin Koh', amount: 20 }]),
    )
    const form = await openEditForm()
    expect(form).toHaveTextContent('1 person has given $20.00.')
    expect(form).toHaveTextContent('A lower price may mark this item as fully gifted.')
    const price = within(form).getByLabelText('Price *')
    await fill(price, '60')
    await waitFor(() =>
      expect(form).toHaveTextContent('Guests will see $20.00 of $60.00, $40.00 still needed.'),
    )
    await fill(price, '15')
    await waitFor(() =>
      expect(form).toHaveTextContent('Guests will see it as fully gifted: $20.00 of $15.00.'),
    )
    await fill(within(form).getByLabelText('Product name *'), 'Star night light')
    await waitFor(() =>
      expect(form).toHaveTextContent('Those who gave will see their gift under the new name.'),
    )
  })
})

describe('the quantity of an item', () => {
  test('is changed by buttons and arrow keys from 0 to 99, and anything else is rejected', async () => {
    await openDashboard(addItem)
    const form = await openEditForm()
    const quantity = within(form).getByRole('spinbutton', { name: 'How many' })
    expect(quantity).toHaveValue('1')
    await user.click(within(form).getByRole('button', { name: 'One more' }))
    await user.type(quantity, '{ArrowUp}')
    expect(quantity).toHaveValue('3')
    await fill(quantity, 'x')
    await submit()
    await waitFor(() => expect(form).toHaveTextContent('Please enter a whole number from 0 to 99'))
    expect(quantity).toHaveFocus()
    await fill(quantity, '3')
    await submit()
    const card = await ownCard()
    await waitFor(() => expect(card).toHaveTextContent('× 3'))
    expect(lastUpdate()).toEqual({ quantity: 3, productDescription: '', version: 1 })
  })

  test.each([
    [3, 'Qty 3'],
    [0, 'no number'],
  ])('of %i is shown to visitors as %s', async (quantity, words) => {
    const owner = await openDashboard(signedUp => addItem(signedUp, { quantity }))
    await openRegistry(owner.slug)
    const card = await screen.findByRole('article', { name: ITEM })
    const shown = within(card).queryByText(/^Qty/)
    expect(shown?.textContent ?? 'no number').toBe(words)
  })
})

describe('an item that was edited on another device too', () => {
  async function setUp(changes: ItemChanges) {
    const owner = await openDashboard(addItem)
    const form = await openEditForm()
    await fill(within(form).getByLabelText('Product name *'), 'Renamed here')
    const [item] = await ownItems(owner)
    await owner.call(updateItem, { params: { id: item?.id ?? '' }, body: changes })
    await submit()
    return form
  }
  const choice = (name: string) => screen.findByRole('button', { name })

  test('keeps the edit of the other device to another field', async () => {
    await setUp({ totalPrice: cents(3_990) })
    const card = await ownCard('Renamed here')
    await waitFor(() => expect(card).toHaveTextContent('$39.90'))
    expect(lastUpdate()).toMatchObject({ productName: 'Renamed here', version: 2 })
    expect(lastUpdate()).not.toHaveProperty('totalPrice')
  })

  test('offers both names and saves the chosen one', async () => {
    const form = await setUp({ productName: 'Renamed elsewhere' })
    const dialog = await screen.findByRole('dialog', { name: 'Changed on another device' })
    expect(dialog).toHaveTextContent('Renamed elsewhere')
    expect(within(form).getByLabelText('Product name *')).toHaveValue('Renamed here')
    await user.click(await choice('Keep mine: Product name'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await submit()
    await ownCard('Renamed here')
    expect(lastUpdate()).toMatchObject({ productName: 'Renamed here', version: 2 })
  })

  test('takes over the other name', async () => {
    const form = await setUp({ productName: 'Renamed elsewhere' })
    await user.click(await choice('Use theirs: Product name'))
    const name = within(form).getByLabelText('Product name *')
    await waitFor(() => expect(name).toHaveValue('Renamed elsewhere'))
    await submit()
    await ownCard('Renamed elsewhere')
  })
})
