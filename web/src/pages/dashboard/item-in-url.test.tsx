import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { addItem, ownItems } from '../../../test/components/items.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import { signUp } from '../../../test/components/sign-up.ts'

const CARDS = 12
/** Together longer than the delay before the dashboard scrolls to the item. */
const RENDER_MS = 25

// Each card takes as long as on a slow phone.
vi.mock('../../features/items/card/item-image.tsx', () => ({
  ItemImage: () => {
    const end = performance.now() + RENDER_MS
    while (performance.now() < end);
    return null
  },
}))

test('the item of the URL fragment gets the focus although its card is rendered late', async () => {
  const owner = await signUp()
  for (let n = 1; n <= CARDS; n++) await addItem(owner, { productName: `Gift ${n}` })
  const wanted = (await ownItems(owner)).at(-1)
  const name = wanted?.productName ?? ''
  await openPage(`/dashboard#item-${wanted?.id}`)
  const card = await screen.findByRole('article', { name })
  await waitFor(() => expect(within(card).getByRole('button', { name })).toHaveFocus())
})
