import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { click, user } from '../../../../test/components/browser/user.ts'
import {
  publishRegistry,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../test/components/visited-registry.ts'

const CRIBS = 'Cribs & Bassinets'
const NAMED = [
  { name: 'Bébé crème', price: 50, given: 50 },
  { name: 'Bedside crib', price: 349, category: CRIBS },
  { name: 'Travel cot', price: 120, category: CRIBS },
] as const
const items = (count: number) => [
  ...NAMED,
  ...Array.from({ length: count - NAMED.length }, (_, n) => ({
    name: `Gift ${n}`,
    price: 200 + n,
  })),
]

const shown = () =>
  screen.queryAllByRole('article').map(card => card.querySelector('h3')?.textContent)
const search = () => screen.findByRole('searchbox', { name: 'Search items' })
const compact = () => screen.queryByRole('button', { name: 'Compact list' })
const count = () => document.querySelector('.filter-bar_filter-count')

describe('the tools of a list', () => {
  test.each([
    [12, { search: false, compact: false }],
    [13, { search: true, compact: false }],
    [24, { search: true, compact: false }],
    [25, { search: true, compact: true }],
  ])('of %i items are %j', async (length, expected) => {
    const { slug } = await publishRegistry(items(length))
    await visitRegistry(slug, '?view=compact&q=gift')
    if (expected.search) await search()
    const hasRoom = document.querySelector('.registry-page_tools') !== null
    expect({ search: hasRoom, compact: compact() !== null }).toEqual(expected)
    expect(document.querySelector('.compact-list_entry') !== null).toBe(expected.compact)
    // A list that changes shows some items at once, and the others when the browser is idle.
    const count = expected.search ? length - NAMED.length : length
    await waitFor(() => expect(shown()).toHaveLength(count))
  })
})

describe('a list of 25 items', () => {
  let registry: VisitedRegistry
  beforeAll(async () => {
    registry = await publishRegistry(items(25))
  })

  test('is searched by name without accents and by category, and announces the number found', async () => {
    await visitRegistry(registry.slug)
    await user.type(await search(), 'BEBE')
    await waitFor(() => expect(shown()).toEqual(['Bébé crème']))
    await waitFor(() => expect(count()).toHaveTextContent('1 item'))
    expect(count()).toHaveAttribute('role', 'status')
    expect(location.search).toBe('?q=BEBE')
    await user.clear(await search())
    await user.type(await search(), 'crib')
    await waitFor(() => expect(shown().toSorted()).toEqual(['Bedside crib', 'Travel cot']))
  })

  test('combines search and filters', async () => {
    await visitRegistry(registry.slug, '?status=available&q=b')
    await search()
    await waitFor(() => expect(shown().toSorted()).toEqual(['Bedside crib', 'Travel cot']))
  })

  test('says that nothing matches, and returns to the whole list with the focus in the search', async () => {
    await visitRegistry(registry.slug, `?category=${encodeURIComponent(CRIBS)}&q=pram`)
    expect(await screen.findByRole('heading', { name: 'Nothing matches “pram”' })).toBeVisible()
    await waitFor(() => expect(count()).toHaveTextContent('0 items'))
    await click(() => screen.getByRole('button', { name: 'Show all items' }))
    await waitFor(() => expect(shown()).toHaveLength(25))
    expect(await search()).toHaveFocus()
    expect(await search()).toHaveValue('')
    expect(location.search).toBe('')
  })

  test('is sorted, and keeps the order in the URL', async () => {
    await visitRegistry(registry.slug)
    await search()
    const sort = screen.getByRole('combobox', { name: 'Sort items' })
    await user.selectOptions(sort, 'Least left to give')
    expect(shown()[0]).toBe('Travel cot')
    await waitFor(() => expect(shown().at(-1)).toBe('Bébé crème'))
    expect(location.search).toBe('?sort=left')
    await user.selectOptions(sort, "The parents' order")
    expect(location.search).toBe('')
  })

  test('becomes compact, with the same actions', async () => {
    await visitRegistry(registry.slug)
    await search()
    await click(() => screen.getByRole('button', { name: 'Compact list' }))
    expect(compact()).toHaveAttribute('aria-pressed', 'true')
    expect(location.search).toBe('?view=compact')
    await waitFor(() => expect(shown()).toHaveLength(25))
    const row = within(screen.getByRole('article', { name: 'Bedside crib' }))
    await click(() => row.getByRole('button', { name: 'Details for Bedside crib' }))
    await screen.findByRole('dialog', { name: 'Bedside crib' })
    await user.keyboard('{Escape}')
    await click(() => row.getByRole('button', { name: 'Contribute to Bedside crib' }))
    await screen.findByRole('dialog', { name: 'Make a Contribution' })
  })
})
