import { deleteItem } from '@registry/shared/contract/items/items'
import { screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, describe, expect, test } from 'vitest'
import { advance, freezeTestClock } from '../../../../test/components/browser/clock.ts'
import { holdResponse } from '../../../../test/components/browser/held-response.ts'
import {
  route,
  type StubbedResponse,
  sentRequests,
} from '../../../../test/components/browser/network.ts'
import { click, fill, user } from '../../../../test/components/browser/user.ts'
import { contributeTo } from '../../../../test/components/contributions.ts'
import {
  addItem,
  chooseInMenu,
  itemNames,
  notifications,
  openDashboard,
  ownCard,
  ownItems,
  publicItems,
  question,
} from '../../../../test/components/items.ts'
import type { TestOwner } from '../../../../test/components/sign-up.ts'

const BULK = /^POST \/api\/admin\/registry\/items\/bulk$/
const FAILURE = { status: 500, json: { error: 'Internal server error' } }

let owner: TestOwner

/** Items in reverse order of their addition: Bib, Pram, Cot. */
beforeEach(async () => {
  owner = await openDashboard(async signedUp => {
    await addItem(signedUp, { productName: 'Cot' })
    await addItem(signedUp, { productName: 'Pram' })
    const bib = await addItem(signedUp, { productName: 'Bib' })
    await contributeTo(signedUp.slug, bib.id, [{ name: 'Mei Lin Koh', amount: 10 }])
  })
  await ownCard('Cot')
})

const main = () => within(screen.getByRole('main'))
const button = (name: string) => main().getByRole('button', { name })

describe('the list of items', () => {
  test('shows the number of items per filter, and offers to show all when a filter matches none', async () => {
    const filters = within(screen.getByRole('group', { name: 'Filter items' }))
    expect(filters.getByRole('button', { name: 'All Items 3', pressed: true })).toBeVisible()
    await user.click(filters.getByRole('button', { name: 'Contributed 1' }))
    expect(itemNames()).toEqual(['Bib'])
    await user.click(filters.getByRole('button', { name: 'Fully Gifted 0' }))
    expect(screen.getByText('Items that are fully gifted will gather here.')).toBeVisible()
    await user.click(button('Show All Items'))
    expect(itemNames()).toEqual(['Bib', 'Pram', 'Cot'])
  })

  test('is sorted and searched, and says when nothing matches', async () => {
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name')
    expect(itemNames()).toEqual(['Bib', 'Cot', 'Pram'])
    const search = screen.getByRole('searchbox', { name: 'Search your items' })
    await fill(search, 'cö')
    await waitFor(() => expect(itemNames()).toEqual(['Cot']))
    expect(screen.getByText('1 of 3 items shown')).toBeInTheDocument()
    await fill(search, 'stroller')
    expect(await screen.findByText('No item of yours has “stroller” in its name.')).toBeVisible()
    await user.click(main().getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement)
    await waitFor(() => expect(itemNames()).toHaveLength(3))
  })
})

describe('several selected items', () => {
  const bar = () => screen.findByRole('region', { name: 'Selected items' })
  const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }))
  test('are hidden, shown and moved to a category together', async () => {
    await user.click(button('Select'))
    const shown = await bar()
    const all = within(shown).getByRole('checkbox', { name: 'Select all shown' })
    await tick('Select Cot')
    expect(shown).toHaveTextContent('1 selected')
    expect(all).toBePartiallyChecked()
    await user.click(all)
    expect(shown).toHaveTextContent('3 selected')
    await tick('Select Bib')
    const hide = within(shown).getByRole('button', { name: 'Hide' })
    await user.click(hide)
    const cot = await ownCard('Cot')
    expect(cot).toHaveTextContent('Hidden from guests')
    expect(await ownCard('Pram')).toHaveTextContent('Hidden from guests')
    await waitFor(() => expect(notifications()).toHaveTextContent('2 items hidden from guests'))
    expect(hide).toHaveFocus()
    expect(await publicItems(owner)).toMatchObject([{ productName: 'Bib' }])

    await tick('Select Cot')
    await user.click(within(shown).getByRole('button', { name: 'Category…' }))
    const sheet = await screen.findByRole('dialog', { name: 'Category of 1 item' })
    await user.selectOptions(within(sheet).getByLabelText('Category'), 'Cribs & Bassinets')
    await user.click(within(sheet).getByRole('button', { name: 'Move' }))
    await waitFor(() => expect(cot).toHaveTextContent('Cribs & Bassinets'))
    await user.click(within(shown).getByRole('button', { name: 'Done' }))
    expect(button('Select')).toHaveFocus()
    await chooseInMenu('Cot', 'Show to guests')
    await waitFor(() => expect(cot).not.toHaveTextContent('Hidden from guests'))
  })

  test('are deleted after a confirmation that names them, and can be restored from another page', async () => {
    await user.click(button('Select'))
    await bar()
    await tick('Select all shown')
    await user.click(button('Delete'))
    const request = await question('Delete 3 items?')
    expect(request).toHaveTextContent('3 items: “Bib”, “Pram”, “Cot”.')
    expect(request).toHaveTextContent('1 contribution totaling $10.00 would go with them.')
    expect(within(request).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(within(request).getByRole('button', { name: 'Delete 3 items' }))
    const empty = await screen.findByText('No items in your registry yet')
    expect(await main().findByText('3 items deleted.')).toBeVisible()
    await waitFor(async () => expect(await ownItems(owner)).toEqual([]))

    const menu = screen.getByRole('complementary', { name: 'Owner menu' })
    await user.click(within(menu).getByRole('link', { name: 'Registry card' }))
    await waitFor(() => expect(location.pathname).toBe('/registry-card'))
    await waitFor(() => expect(empty).not.toBeInTheDocument())
    history.back()
    expect(await screen.findByText('3 items deleted.')).toBeVisible()
    await click(() => button('Undo'))
    expect(notifications()).not.toHaveTextContent('3 items deleted')
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await waitFor(() => expect(itemNames()).toEqual(['Bib', 'Pram', 'Cot']))
    await waitFor(async () => expect(await ownCard('Bib')).toHaveTextContent('$10.00 to confirm'))
    expect(screen.queryByText('3 items deleted.')).toBeNull()
  })

  test('show a change immediately, and revert it on failure until Retry succeeds', async () => {
    const { release } = holdResponse(BULK, FAILURE)
    const cot = await ownCard('Cot')
    await chooseInMenu('Cot', 'Hide from guests')
    await waitFor(() => expect(cot).toHaveTextContent('Hidden from guests'))
    release()
    const alert = await main().findByRole('alert')
    expect(alert).toHaveTextContent('1 item could not be hidden. Guests still see it.')
    expect(cot).not.toHaveTextContent('Hidden from guests')
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(notifications()).toHaveTextContent('1 item hidden from guests'))
    expect(cot).toHaveTextContent('Hidden from guests')
  })

  test('revert a failed change without a change made meanwhile', async () => {
    const { release } = holdResponse(BULK, FAILURE)
    await chooseInMenu('Cot', 'Hide from guests')
    await waitFor(() => expect(sentRequests(BULK)).toHaveLength(1))
    route(BULK, 'continue')
    await chooseInMenu('Pram', 'Hide from guests')
    await waitFor(() => expect(notifications()).toHaveTextContent('1 item hidden from guests'))
    const items = holdResponse(/^GET \/api\/admin\/registry\/items$/)
    release()
    await main().findByRole('alert')
    expect(await ownCard('Cot')).not.toHaveTextContent('Hidden from guests')
    expect(await ownCard('Pram')).toHaveTextContent('Hidden from guests')
    items.release()
  })
})

/** Refetches the items, as when a contribution arrives. */
async function refetch(): Promise<void> {
  const { queryClient } = await import('../../../app/query-client.ts')
  await queryClient.invalidateQueries()
}

describe('the order of items', () => {
  const ORDER = /^PUT \/api\/admin\/registry\/items\/order$/
  const rows = () =>
    within(screen.getByRole('list', { name: 'Items in your order' }))
      .getAllByRole('listitem')
      .map(row => row.textContent)
  const reorder = async () => {
    await user.click(button('Reorder'))
    await screen.findByRole('list', { name: 'Items in your order' })
  }

  test('is changed by buttons and by a number, and moves made during a save are saved together', async () => {
    const { release } = holdResponse(ORDER)
    await reorder()
    expect(rows()).toEqual(['Bib', 'Pram', 'Cot'])
    await user.click(button('Move Cot up'))
    expect(await screen.findByText('Cot moved to 2 of 3')).toBeInTheDocument()
    await user.click(button('Move Bib down'))
    expect(rows()).toEqual(['Cot', 'Bib', 'Pram'])
    await fill(screen.getByRole('textbox', { name: 'Move Pram to position' }), '1')
    await user.keyboard('{Enter}')
    expect(await screen.findByText('Pram moved to 1 of 3')).toBeInTheDocument()
    expect(rows()).toEqual(['Pram', 'Cot', 'Bib'])
    release()
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(sentRequests(ORDER).length).toBeLessThanOrEqual(2)
    const saved = await ownItems(owner)
    expect(saved.map(({ productName }) => productName)).toEqual(['Pram', 'Cot', 'Bib'])
  })

  test('starts with the order of the public page: placed items, then the others by price', async () => {
    const publicNames = async () => (await publicItems(owner)).map(item => item.productName)
    const add = async (productName: string, dollars: number) => {
      await addItem(owner, { productName, dollars })
      await refetch()
    }
    await add('Car seat', 300)
    await add('Mat', 5)
    expect(itemNames()).toEqual(['Mat', 'Car seat', 'Bib', 'Pram', 'Cot'])
    await reorder()
    expect(rows()).toEqual(['Car seat', 'Bib', 'Pram', 'Cot', 'Mat'])
    expect(rows()).toEqual(await publicNames())
    await user.click(button('Move Mat up'))
    expect(rows()).toEqual(['Car seat', 'Bib', 'Pram', 'Mat', 'Cot'])
    expect(await screen.findByText('Saved')).toBeVisible()
    await add('High chair', 400)
    await add('Playpen', 500)
    const placed = ['Car seat', 'Bib', 'Pram', 'Mat', 'Cot']
    await waitFor(() => expect(rows()).toEqual([...placed, 'Playpen', 'High chair']))
    expect(rows()).toEqual(await publicNames())
  })

  test('shows a move immediately, and reverts it on failure until Retry succeeds', async () => {
    const { release } = holdResponse(ORDER, FAILURE)
    await reorder()
    await user.click(button('Move Cot up'))
    expect(rows()).toEqual(['Bib', 'Cot', 'Pram'])
    release()
    const alert = await main().findByRole('alert')
    expect(alert).toHaveTextContent('Your order was not saved. The items stand as they did before.')
    expect(rows()).toEqual(['Bib', 'Pram', 'Cot'])
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(rows()).toEqual(['Bib', 'Cot', 'Pram'])
  })

  test('keeps the moves that a refetch during their save does not contain', async () => {
    const { release } = holdResponse(ORDER)
    await reorder()
    await user.click(button('Move Cot up'))
    await refetch()
    expect(rows()).toEqual(['Bib', 'Cot', 'Pram'])
    await user.click(button('Move Bib down'))
    release()
    expect(await screen.findByText('Saved')).toBeVisible()
    const saved = await ownItems(owner)
    expect(saved.map(({ productName }) => productName)).toEqual(['Cot', 'Bib', 'Pram'])
  })

  /** Moves Cot up, and Bib down while the first move is saved. */
  const moveTwice = async (first: StubbedResponse, second: StubbedResponse) => {
    const { release } = holdResponse(ORDER, first)
    await reorder()
    await user.click(button('Move Cot up'))
    await waitFor(() => expect(sentRequests(ORDER)).toHaveLength(1))
    await user.click(button('Move Bib down'))
    expect(rows()).toEqual(['Cot', 'Bib', 'Pram'])
    route(ORDER, second)
    release()
  }

  test('reverts to the last saved order on failure', async () => {
    await moveTwice('continue', FAILURE)
    await main().findByRole('alert')
    expect(rows()).toEqual(['Bib', 'Cot', 'Pram'])
    expect(sentRequests(ORDER)).toHaveLength(2)
  })

  test('shows no failure of a move that a newer one saves', async () => {
    await moveTwice(FAILURE, 'continue')
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(main().queryByRole('alert')).toBeNull()
    expect(rows()).toEqual(['Cot', 'Bib', 'Pram'])
  })

  test('is saved once, without a pause, when Done is pressed', async () => {
    await reorder()
    freezeTestClock()
    await user.click(button('Move Cot up'))
    await user.click(button('Move Cot up'))
    expect(sentRequests(ORDER)).toEqual([])
    await user.click(button('Done'))
    await advance(300)
    expect(sentRequests(ORDER)).toHaveLength(1)
  })

  test('is saved by Retry without an item that another device deleted meanwhile', async () => {
    await reorder()
    const bib = (await ownItems(owner)).find(({ productName }) => productName === 'Bib')
    await owner.call(deleteItem, { params: { id: bib?.id ?? '' } })
    await user.click(button('Move Cot up'))
    const alert = await main().findByRole('alert')
    await waitFor(() => expect(rows()).toEqual(['Pram', 'Cot']))
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Saved')).toBeVisible()
    expect(rows()).toEqual(['Cot', 'Pram'])
  })
})
