import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { advanceUntil, freezeTestClock } from '../../../../../test/components/browser/clock.ts'
import { holdResponse } from '../../../../../test/components/browser/held-response.ts'
import { route, sentRequests } from '../../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../../test/components/browser/user.ts'
import {
  addForm,
  addItem,
  editForm,
  fillItem,
  ITEM,
  loseFirstResponse,
  notifications,
  openAddForm,
  openDashboard,
  ownCard,
} from '../../../../../test/components/items.ts'
import { found, LOOKUP, lookups } from '../../../../../test/components/lookups.ts'
import { openPage } from '../../../../../test/components/open-page.tsx'

const ITEMS = /^\w+ \/api\/admin\/registry\/items$/
const CREATION = /^POST \/api\/admin\/registry\/items$/
const submit = () => click(() => screen.getByRole('button', { name: 'Add Item' }))

const UPDATE = /^PUT \/api\/admin\/registry\/items\//
const notice = () => screen.findByRole('region', { name: 'Already on your list' })

async function openForm(): Promise<HTMLElement> {
  await openDashboard(addItem)
  await ownCard()
  return openAddForm()
}

describe('the form for a new item', () => {
  test('opens from the empty list, focuses missing fields, and adds the completed item', async () => {
    await openDashboard()
    const empty = await screen.findByRole('region', { name: 'No items in your registry yet' })
    expect(empty).toHaveTextContent('Start building your baby registry by adding your first item')
    await click(() => within(empty).getByRole('button', { name: 'Add Your First Item' }))
    const form = await addForm()
    await waitFor(() => expect(within(form).getByRole('heading')).toHaveFocus())
    expect(within(form).getByLabelText('Category')).toHaveValue('Clothing')
    await submit()
    await waitFor(() => expect(within(form).getByLabelText('Product name *')).toHaveFocus())
    await waitFor(() => expect(form).toHaveTextContent('Please enter a product URL'))
    expect(form).toHaveTextContent('Please enter a valid price')
    expect(sentRequests(CREATION)).toEqual([])

    await fillItem(form, { price: 'S$1,045.90' })
    await user.selectOptions(within(form).getByLabelText('Category'), 'Nursery Decor & Lighting')
    await fill(within(form).getByLabelText(/^Description/), 'For the night feeds.')
    await submit()
    const card = await ownCard()
    expect(card).toHaveTextContent('of $1,045.90')
    expect(card).toHaveTextContent('Nursery Decor & Lighting')
    expect(screen.getByRole('heading', { name: 'Your Registry Items (1)' })).toBeVisible()
    expect(screen.getByText('Manage your baby registry items below')).toBeVisible()
    await waitFor(() => expect(form).not.toBeInTheDocument())
    expect(notifications()).toHaveTextContent(`"${ITEM}" is on your registry`)
    expect(sentRequests(CREATION)[0]?.json).toMatchObject({
      productDescription: 'For the night feeds.',
      totalPrice: 1045.9,
    })
  })

  test('becomes the form of the added item with what was typed while it was being added', async () => {
    await openDashboard()
    const form = await openAddForm()
    await fillItem(form)
    const held = holdResponse(CREATION)
    await submit()
    await screen.findByRole('button', { name: 'Saving…' })
    await fill(within(form).getByLabelText('Product name *'), 'Corrected name')
    held.release()
    const edit = await editForm()
    expect(within(edit).getByLabelText('Product name *')).toHaveValue('Corrected name')
    expect(notifications()).toHaveTextContent(`"${ITEM}" is on your registry`)
    await ownCard()
    await click(() => within(edit).getByRole('button', { name: 'Save Changes' }))
    await ownCard('Corrected name')
    expect(sentRequests(UPDATE).map(({ json }) => json)).toMatchObject([
      { productName: 'Corrected name' },
    ])
    await waitFor(() => expect(edit).not.toBeInTheDocument())
  })

  test('keeps the focus and the selection in the form of the added item', async () => {
    await openDashboard()
    const form = await openAddForm()
    await fillItem(form)
    const held = holdResponse(CREATION)
    await submit()
    await screen.findByRole('button', { name: 'Saving…' })
    const typed = within(form).getByLabelText<HTMLInputElement>('Product name *')
    await fill(typed, 'Corrected name')
    typed.setSelectionRange(3, 5)
    held.release()
    const name = within(await editForm()).getByLabelText<HTMLInputElement>('Product name *')
    expect(name).toHaveFocus()
    expect([name.selectionStart, name.selectionEnd]).toEqual([3, 5])
  })

  test('opens with the link of the URL', async () => {
    await openDashboard(undefined, '?addItem=true&url=https%3A%2F%2Fshop.example%2Fmoon')
    expect(await screen.findByLabelText('Product link')).toHaveValue('https://shop.example/moon')
    expect(location.search).toContain('addItem')
    await click(() => screen.getByRole('button', { name: '✕ Cancel' }))
    await waitFor(() => expect(location.search).toBe(''))
  })

  test('is restored for the link that it was opened with, which a lookup has replaced, until another product is looked up', async () => {
    const link = 'https://shop.example/moon?from=chat'
    const search = `?addItem=true&url=${encodeURIComponent(link)}`
    route(LOOKUP, found({ sourceUrl: 'https://shop.example/moon' }))
    await openDashboard(undefined, search)
    await click(() => screen.getByRole('button', { name: 'Fetch details' }))
    const description = await screen.findByLabelText(/^Description/)
    await fill(description, 'In yellow, please.')
    await openPage(`/dashboard${search}`)
    expect(await screen.findByLabelText(/^Description/)).toHaveValue('In yellow, please.')
    await fill(screen.getByLabelText(/^Product (link|URL)/), 'https://shop.example/another')
    await click(() => screen.getByRole('tab', { name: 'Auto-Populate' }))
    await click(() => screen.getByRole('button', { name: 'Fetch details' }))
    await waitFor(() => expect(lookups()).toHaveLength(2))
    await fill(await screen.findByLabelText(/^Description/), 'In green, please.')
    await openPage(`/dashboard${search}`)
    await screen.findByLabelText('Product link')
    expect(screen.queryByLabelText(/^Description/)).toBeNull()
  })

  test('opens with a link beside the draft of another product, which is restored after Cancel', async () => {
    const search = '?addItem=true&url=https%3A%2F%2Fshop.example%2Fmoon'
    await openDashboard()
    await fill(within(await openAddForm()).getByLabelText('Product name *'), ITEM)
    await openPage(`/dashboard${search}`)
    await click(() => screen.getByRole('tab', { name: 'Manual Entry' }))
    expect(screen.getByLabelText('Product name *')).toHaveValue('')
    await fill(screen.getByLabelText('Product name *'), 'Moon lamp')
    await openPage(`/dashboard${search}`)
    expect(await screen.findByLabelText('Product name *')).toHaveValue('Moon lamp')
    await click(() => screen.getByRole('button', { name: '✕ Cancel' }))
    const form = await openAddForm()
    expect(within(form).getByLabelText('Product name *')).toHaveValue(ITEM)
    expect(within(form).getByLabelText('Product link *')).toHaveValue('')
  })

  test('is empty again after Cancel, also after a reload', async () => {
    await openDashboard()
    await fill(within(await openAddForm()).getByLabelText('Product name *'), ITEM)
    await openPage('/dashboard')
    const form = await addForm()
    expect(within(form).getByLabelText('Product name *')).toHaveValue(ITEM)
    await click(() => within(form).getByRole('button', { name: 'Cancel' }))
    await openPage('/dashboard')
    expect(within(await openAddForm()).getByLabelText('Product name *')).toHaveValue('')
  })
})

describe('an item that could not be added', () => {
  test('preserves the typed values when the response is lost, and is added once by a retry', async () => {
    await openDashboard()
    const form = await openAddForm()
    await fillItem(form)
    loseFirstResponse(CREATION)
    await submit()
    expect(await within(form).findByRole('alert')).toHaveTextContent(
      'Failed to create item. Network error',
    )
    expect(within(form).getByLabelText('Product name *')).toHaveValue(ITEM)
    await submit()
    await ownCard()
    expect(screen.getByRole('heading', { name: 'Your Registry Items (1)' })).toBeVisible()
    const keys = sentRequests(CREATION).map(({ headers }) => headers.get('idempotency-key'))
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
  })

  test('shows a server error at its field and focuses the field', async () => {
    await openDashboard()
    const form = await openAddForm()
    await fillItem(form)
    // An image of another owner, which only the server can reject.
    const image = within(form).getByLabelText('Picture link')
    await fill(image, `/images/${'0'.repeat(64)}.webp`)
    await submit()
    await waitFor(() => expect(image).toHaveAttribute('aria-invalid', 'true'))
    expect(image).toHaveFocus()
    expect(within(form).getByLabelText('Product name *')).toHaveValue(ITEM)
  })
})

test('items that could not be loaded are refetched by Try Again', async () => {
  const stop = route(ITEMS, { status: 403 })
  await openDashboard()
  const alert = await screen.findByText('Failed to fetch items. Please ensure you are logged in.')
  expect(alert).toBeVisible()
  stop()
  await click(() => screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByText('No items in your registry yet')).toBeVisible()
})

describe('a new item that is on the list already', () => {
  test('is announced while its name is typed, and can be opened', async () => {
    const form = await openForm()
    const name = within(form).getByLabelText('Product name *')
    await fill(name, 'moon NIGHT light')
    const shown = await notice()
    expect(shown).toHaveTextContent(ITEM)
    expect(shown).toHaveTextContent('$45.90 · Quantity 1')
    expect(screen.getByText(`Already on your list: ${ITEM}`)).toHaveAttribute('role', 'status')
    expect(name).toHaveFocus()
    await user.click(within(shown).getByRole('button', { name: 'Open it' }))
    await screen.findByRole('dialog', { name: ITEM })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(name).toHaveValue('moon NIGHT light')
    await fill(name, 'Something else')
    await waitFor(() => expect(shown).not.toBeInTheDocument())
  })

  test('can have its quantity raised instead, and is also found by its link alone', async () => {
    const form = await openForm()
    await user.click(within(form).getByRole('tab', { name: 'Auto-Populate' }))
    await fill(
      within(form).getByLabelText('Product link'),
      'https://shop.example/moon?utm_source=chat',
    )
    const shown = await notice()
    const raise = within(shown).getByRole('button', { name: 'Raise its quantity to 2' })
    const card = await ownCard()
    // The highlight ends after 3 s.
    freezeTestClock()
    await user.click(raise)
    await advanceUntil(() => card.classList.contains('item-card_is-highlighted'))
    expect(notifications()).toHaveTextContent(
      `"${ITEM}" now has quantity 2. Its price stays $45.90.`,
    )
    expect(sentRequests(UPDATE)[0]?.json).toEqual({ quantity: 2, version: 1 })
    expect(card).toHaveTextContent('× 2')
    await advanceUntil(() => !form.isConnected)
  })

  test('has its quantity raised once by two quick presses', async () => {
    const form = await openForm()
    await fill(within(form).getByLabelText('Product name *'), ITEM)
    const raise = within(await notice()).getByRole('button', { name: 'Raise its quantity to 2' })
    const held = holdResponse(UPDATE)
    await user.dblClick(raise)
    held.release()
    await waitFor(() => expect(form).not.toBeInTheDocument())
    expect(notifications()).toHaveTextContent(`"${ITEM}" now has quantity 2.`)
    expect(sentRequests(UPDATE)).toHaveLength(1)
  })

  test('can be added anyway, and is then no longer announced', async () => {
    const form = await openForm()
    await fill(within(form).getByLabelText('Product name *'), ITEM)
    const anyway = within(await notice()).getByRole('button', { name: 'Add anyway' })
    await user.click(anyway)
    await waitFor(() => expect(anyway).not.toBeInTheDocument())
    const link = within(form).getByLabelText('Product link *')
    expect(link).toHaveFocus()
    await fill(link, 'https://shop.example/moon')
    await fill(within(form).getByLabelText('Price *'), '20')
    await click(() => within(form).getByRole('button', { name: 'Add Item' }))
    await waitFor(() => expect(screen.getAllByRole('article', { name: ITEM })).toHaveLength(2))
  })

  test('shows at the notice that raising its quantity failed', async () => {
    const form = await openForm()
    await fill(within(form).getByLabelText('Product name *'), ITEM)
    route(UPDATE, { status: 500 })
    const shown = await notice()
    await click(() => within(shown).getByRole('button', { name: 'Raise its quantity to 2' }))
    await waitFor(() => expect(shown).toHaveTextContent('Failed to update item'))
  })
})
