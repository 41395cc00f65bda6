import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { route, sentRequests } from '../../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../../test/components/browser/user.ts'
import {
  addItem,
  ITEM,
  notifications,
  openAddForm,
  openDashboard,
  ownCard,
} from '../../../../../test/components/items.ts'

const UPDATE = /^PUT \/api\/admin\/registry\/items\//
const notice = () => screen.findByRole('region', { name: 'Already on your list' })

async function openForm(): Promise<HTMLElement> {
  await openDashboard(addItem)
  await ownCard()
  return openAddForm()
}

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
    await click(() => within(shown).getByRole('button', { name: 'Raise its quantity to 2' }))
    await waitFor(() =>
      expect(notifications()).toHaveTextContent(
        `"${ITEM}" now has quantity 2. Its price stays $45.90.`,
      ),
    )
    expect(sentRequests(UPDATE)[0]?.json).toEqual({ quantity: 2, version: 1 })
    const card = await ownCard()
    await waitFor(() => expect(card).toHaveClass('item-card_is-highlighted'))
    expect(card).toHaveTextContent('× 2')
    await waitFor(() => expect(form).not.toBeInTheDocument())
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
