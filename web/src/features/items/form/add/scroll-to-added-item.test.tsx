import { fireEvent, screen, within } from '@testing-library/dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  advance,
  advanceUntil,
  freezeTestClock,
} from '../../../../../test/components/browser/clock.ts'
import { user } from '../../../../../test/components/browser/user.ts'
import { fillItem, ITEM, openAddForm, openDashboard } from '../../../../../test/components/items.ts'

test('scrolls to the new item 100 ms after it was added and highlights it for 3 s more', async () => {
  await openDashboard()
  await screen.findByText('No items in your registry yet')
  await fillItem(await openAddForm())
  freezeTestClock()
  await user.click(screen.getByRole('button', { name: 'Add Item' }))
  await advanceUntil(() => document.querySelector('article.item-card_is-highlighted') !== null)
  const card = screen.getByRole('article', { name: ITEM })
  const name = within(card).getByRole('button', { name: ITEM })
  await advance(50)
  expect(name).not.toHaveFocus()
  await advance(50)
  expect(name).toHaveFocus()
  await advance(2900)
  expect(card).toHaveClass('item-card_is-highlighted')
  await advance(100)
  await expect.poll(() => card.className).not.toContain('is-highlighted')
})

test('does not scroll to the new item when a press has begun', async () => {
  await openDashboard()
  await screen.findByText('No items in your registry yet')
  await fillItem(await openAddForm())
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  freezeTestClock()
  await user.click(screen.getByRole('button', { name: 'Add Item' }))
  await advanceUntil(() => document.querySelector('article.item-card_is-highlighted') !== null)
  scroll.mockClear()
  fireEvent.pointerDown(document.body)
  await advance(100)
  expect(scroll).not.toHaveBeenCalled()
})

test('the form is scrolled into view 100 ms after it opened, unless a press has begun in it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  await openDashboard()
  await screen.findByText('No items in your registry yet')
  freezeTestClock()
  await openAddForm()
  await advance(100)
  expect(scroll).toHaveBeenCalledTimes(1)
  await user.click(screen.getByRole('button', { name: '✕ Cancel' }))
  const form = await openAddForm()
  fireEvent.pointerDown(within(form).getByRole('tab', { name: 'Auto-Populate' }))
  await advance(100)
  expect(scroll).toHaveBeenCalledTimes(1)
})

test('the form is not scrolled when the owner types in it within 100 ms', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scroll.mockRestore())
  await openDashboard()
  await screen.findByText('No items in your registry yet')
  freezeTestClock()
  const form = await openAddForm()
  const name = within(form).getByLabelText('Product name *')
  name.focus()
  await advance(100)
  expect(name).toHaveFocus()
  expect(scroll).not.toHaveBeenCalled()
})
