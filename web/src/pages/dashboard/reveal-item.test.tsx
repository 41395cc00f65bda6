import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { holdResponse } from '../../../test/components/browser/held-response.ts'
import { click, fill, user } from '../../../test/components/browser/user.ts'
import { contributeTo } from '../../../test/components/contributions.ts'
import {
  addItem,
  openDashboard,
  openEditForm,
  ownCard,
  publicItems,
} from '../../../test/components/items.ts'
import type { TestOwner } from '../../../test/components/sign-up.ts'

let owner: TestOwner

/** Cot has a contribution, Bib is fully gifted. */
beforeEach(async () => {
  owner = await openDashboard(async signedUp => {
    const cot = await addItem(signedUp, { productName: 'Cot', dollars: 90 })
    await contributeTo(signedUp.slug, cot.id, [{ name: 'Mei Lin Koh', amount: 10 }])
    const bib = await addItem(signedUp, { productName: 'Bib', dollars: 20 })
    await contributeTo(signedUp.slug, bib.id, [{ name: 'Rohan Pillai', amount: 20 }])
  })
  await ownCard('Cot')
})

const main = () => within(screen.getByRole('main'))
const isHighlighted = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole('article', { name })).toHaveClass('item-card_is-highlighted'),
  )

/** Opens the contribution to Cot and follows its link to the item. */
async function viewCot(): Promise<void> {
  await click(() => screen.getByRole('button', { name: /^Show .*Mei Lin Koh/ }))
  await click(() => screen.getByRole('link', { name: 'View item' }))
}

describe('the link to an item', () => {
  test('removes a filter that hides the item, each time it is followed', async () => {
    for (const _ of ['first', 'second']) {
      await click(() => main().getByRole('button', { name: 'Fully Gifted 1' }))
      await waitFor(() => expect(screen.queryByRole('article', { name: 'Cot' })).toBeNull())
      await viewCot()
      await isHighlighted('Cot')
    }
  })

  test('keeps the filter when Back returns to its URL', async () => {
    await viewCot()
    await isHighlighted('Cot')
    await click(() => main().getByRole('button', { name: 'Fully Gifted 1' }))
    await user.click(screen.getByRole('tab', { name: 'Gift Passing' }))
    history.back()
    await openEditForm('Bib')
    expect(screen.queryByRole('article', { name: 'Cot' })).toBeNull()
  })

  test('ends reordering and saves the last move', async () => {
    await click(() => main().getByRole('button', { name: 'Reorder' }))
    await click(() => main().getByRole('button', { name: 'Move Bib up' }))
    await viewCot()
    await isHighlighted('Cot')
    await expect
      .poll(async () => (await publicItems(owner)).map(({ productName }) => productName))
      .toEqual(['Bib', 'Cot'])
  })
})

test('an edit that takes the item out of the filter removes the filter', async () => {
  await click(() => main().getByRole('button', { name: 'Fully Gifted 1' }))
  await fill(within(await openEditForm('Bib')).getByLabelText('Price *'), '50')
  await click(() => screen.getByRole('button', { name: 'Save Changes' }))
  await isHighlighted('Bib')
})

test('Cancel after an edit that took the item out of the filter removes the filter', async () => {
  await click(() => main().getByRole('button', { name: 'Fully Gifted 1' }))
  const form = await openEditForm('Bib')
  await fill(within(form).getByLabelText('Price *'), '50')
  const held = holdResponse(/^PUT \/api\/admin\/registry\/items\//)
  await click(() => screen.getByRole('button', { name: 'Save Changes' }))
  await screen.findByRole('button', { name: 'Saving…' })
  await fill(within(form).getByLabelText('Product name *'), 'Bib, blue')
  held.release()
  await click(() => within(form).getByRole('button', { name: 'Cancel' }))
  await isHighlighted('Bib')
})

test('keeps a search typed while an item is highlighted', async () => {
  await viewCot()
  await isHighlighted('Cot')
  await user.type(screen.getByRole('searchbox', { name: 'Search your items' }), 'bib')
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Cot' })).toBeNull())
})
