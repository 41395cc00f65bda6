import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { holdResponse } from '../../../../test/components/browser/held-response.ts'
import { route, sentRequests } from '../../../../test/components/browser/network.ts'
import { click, user } from '../../../../test/components/browser/user.ts'
import { contributeTo, contributionsFor } from '../../../../test/components/contributions.ts'
import {
  addItem,
  chooseInMenu,
  ITEM,
  loseFirstResponse,
  menuButton,
  notifications,
  openDashboard,
  openItemMenu,
  ownCard,
  question,
} from '../../../../test/components/items.ts'
import type { TestOwner } from '../../../../test/components/sign-up.ts'

const RESET = /reset-contributions/
const button = (name: string) => screen.getByRole('button', { name })
const withContributions = async (owner: TestOwner, ...dollars: number[]) => {
  await contributionsFor(
    owner,
    ITEM,
    dollars.map(amount => ({ name: 'Mei Lin Koh', amount })),
  )
}

describe('deleting an item', () => {
  test('asks for confirmation, and deletes only when it is confirmed', async () => {
    await openDashboard(addItem)
    const card = await ownCard()
    await chooseInMenu(ITEM, 'Delete')
    const request = await question()
    expect(request).toHaveTextContent(
      `Are you sure you want to permanently delete "${ITEM}"? This item has no contributions yet. This action cannot be undone.`,
    )
    expect(within(request).getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(menuButton(card)).toHaveFocus()
    expect(sentRequests(/^DELETE/)).toEqual([])

    await chooseInMenu(ITEM, 'Delete')
    await click(() => button('Delete item'))
    await waitFor(() =>
      expect(notifications()).toHaveTextContent(`"${ITEM}" has been deleted successfully`),
    )
    const empty = await screen.findByRole('region', { name: 'No items in your registry yet' })
    await waitFor(() => expect(empty).toHaveFocus())
  })

  test('succeeds when it is repeated after a lost response', async () => {
    await openDashboard(addItem)
    await chooseInMenu(ITEM, 'Delete')
    const request = await question()
    loseFirstResponse(/^DELETE/)
    await click(() => button('Delete item'))
    expect(await within(request).findByRole('alert')).toHaveTextContent('Failed to delete item')
    await click(() => button('Delete item'))
    await waitFor(() =>
      expect(notifications()).toHaveTextContent(`"${ITEM}" has been deleted successfully`),
    )
    expect(await screen.findByText('No items in your registry yet')).toBeVisible()
  })
})

describe('resetting an item', () => {
  test('states the amount that will be lost, and removes the contributions', async () => {
    await openDashboard(owner => withContributions(owner, 20))
    const card = await ownCard()
    await user.click(within(card).getByRole('button', { name: /^Details/ }))
    const details = await screen.findByRole('dialog', { name: ITEM })
    await user.click(within(details).getByRole('button', { name: 'Reset contributions' }))
    const request = await question()
    expect(request).toHaveTextContent(
      `Are you sure you want to reset all contributions for "${ITEM}"? This will remove 1 contribution(s) totaling $20.00. This action cannot be undone.`,
    )
    await click(() => within(request).getByRole('button', { name: 'Reset contributions' }))
    await waitFor(() => expect(card).toHaveTextContent('No contributions yet'))
    await waitFor(() =>
      expect(notifications()).toHaveTextContent(`Contributions for "${ITEM}" have been reset`),
    )
  })

  test('says that an item without contributions has none', async () => {
    await openDashboard(addItem)
    const menu = await openItemMenu(ITEM)
    const reset = within(menu).getByRole('menuitem', { name: /^Reset contributions/ })
    expect(reset).toHaveTextContent('This item has no contributions to reset.')
    expect(reset).toHaveAttribute('aria-disabled', 'true')
    await user.click(reset)
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('a confirmation while contributions arrive', () => {
  test.each([
    ['Delete', 'It has 2 contributions totaling $35.00.'],
    ['Reset contributions', 'This will remove 2 contribution(s) totaling $35.00.'],
  ])('%s: states all contributions that will be lost', async (name, sum) => {
    let itemId = ''
    const { slug } = await openDashboard(async owner => {
      const item = await addItem(owner)
      itemId = item.id
      await contributeTo(owner.slug, itemId, [{ name: 'Mei Lin Koh', amount: 20 }])
    })
    await chooseInMenu(ITEM, name)
    const request = await question()
    expect(request).toHaveTextContent('$20.00')
    await contributeTo(slug, itemId, [{ name: 'Arjun Mehta', amount: 15 }])
    const { queryClient } = await import('../../../app/query-client.ts')
    await queryClient.invalidateQueries()
    await waitFor(() => expect(request).toHaveTextContent(sum))
  })
})

describe('resetting an item that has changed', () => {
  test('removes nothing, and asks again with the new sum', async () => {
    let itemId = ''
    const { slug } = await openDashboard(async owner => {
      const item = await addItem(owner)
      itemId = item.id
      await contributeTo(owner.slug, itemId, [{ name: 'Mei Lin Koh', amount: 20 }])
    })
    const card = await ownCard()
    await chooseInMenu(ITEM, 'Reset contributions')
    const request = await question()
    const items = holdResponse(/^GET \/api\/admin\/registry\/items$/)
    await contributeTo(slug, itemId, [{ name: 'Arjun Mehta', amount: 15 }])
    const confirm = () => within(request).getByRole('button', { name: 'Reset contributions' })
    await click(confirm)
    await waitFor(() => expect(sentRequests(RESET)).toHaveLength(1))
    items.release()
    expect(await within(request).findByRole('alert')).toHaveTextContent(
      'The contributions changed in the meantime, so nothing was reset. Please look at them again.',
    )
    expect(request).toHaveTextContent('2 contribution(s) totaling $35.00.')
    expect(card).toHaveTextContent('$35.00')
    await click(confirm)
    await waitFor(() => expect(card).toHaveTextContent('No contributions yet'))
  })

  test('succeeds when it is repeated after a lost response', async () => {
    await openDashboard(owner => withContributions(owner, 20))
    const card = await ownCard()
    await chooseInMenu(ITEM, 'Reset contributions')
    const request = await question()
    loseFirstResponse(RESET)
    const confirm = () => within(request).getByRole('button', { name: 'Reset contributions' })
    await click(confirm)
    expect(await within(request).findByRole('alert')).toHaveTextContent('Failed to reset item')
    await click(confirm)
    await waitFor(() =>
      expect(notifications()).toHaveTextContent(`Contributions for "${ITEM}" have been reset`),
    )
    await waitFor(() => expect(card).toHaveTextContent('No contributions yet'))
  })
})

describe('a confirmation whose request fails', () => {
  test.each([
    [
      'Delete',
      'Delete item',
      `Are you sure you want to permanently delete "${ITEM}"? It has 2 contributions totaling $60.00. This action cannot be undone.`,
      'Failed to delete item',
    ],
    [
      'Reset contributions',
      'Reset contributions',
      `Are you sure you want to reset all contributions for "${ITEM}"? This will remove 2 contribution(s) totaling $60.00. This action cannot be undone.`,
      'Failed to reset item',
    ],
  ])('%s: shows the reason in the dialog and as a toast', async (name, confirm, text, failure) => {
    await openDashboard(owner => withContributions(owner, 20, 40))
    const card = await ownCard()
    await chooseInMenu(ITEM, name)
    const request = await question()
    expect(request).toHaveTextContent(text)
    let json: object = {}
    route(/^(DELETE|POST) \/api\/admin\/registry\/items\//, () => ({ status: 500, json }))
    await click(() => within(request).getByRole('button', { name: confirm }))
    expect(await within(request).findByRole('alert')).toHaveTextContent(failure)
    expect(notifications()).toHaveTextContent(failure)
    json = { error: 'The database is asleep.' }
    await click(() => within(request).getByRole('button', { name: confirm }))
    await waitFor(() =>
      expect(within(request).getByRole('alert')).toHaveTextContent('The database is asleep.'),
    )
    await click(() => within(request).getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(card).toHaveTextContent('$60.00')
  })
})
