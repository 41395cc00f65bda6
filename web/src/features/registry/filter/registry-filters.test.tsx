import { screen, waitFor, within } from '@testing-library/dom'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { click, user } from '../../../../test/components/browser/user.ts'
import {
  publishRegistry,
  type VisitedRegistry,
  visitRegistry,
} from '../../../../test/components/visited-registry.ts'

const CRIBS = 'Cribs & Bassinets'
const CHAIRS = 'High Chairs & Boosters'

let registry: VisitedRegistry

beforeAll(async () => {
  registry = await publishRegistry([
    { name: 'Bedside crib', price: 349, category: CRIBS },
    { name: 'Travel cot', price: 120, given: 120, category: CRIBS },
    { name: 'High chair', price: 199, category: CHAIRS },
    { name: 'Picture books', price: 20, category: 'Books & Educational Toys' },
  ])
})

const shown = () =>
  screen.queryAllByRole('article').map(card => card.querySelector('h3')?.textContent)

/** The filter bar: its row, and the panel that phones collapse. */
function filters() {
  const bar = document.querySelector<HTMLElement>('.filter-bar_filterbar')
  const row = bar?.querySelector<HTMLElement>('.filter-bar_filter-row')
  const panel = bar?.querySelector<HTMLElement>('.filter-bar_filter-panel')
  if (!row || !panel) throw new Error('the page has no filters')
  return { row: within(row), panel: within(panel) }
}

describe('the filters of a registry', () => {
  beforeEach(() => visitRegistry(registry.slug))

  test('narrow the list by status and category, and show the number of matching items', async () => {
    const { row } = filters()
    const counts = ['All Items 4', 'Available 3', 'Fully Gifted 1']
    for (const name of counts) expect(row.getByRole('button', { name })).toBeVisible()
    await user.click(row.getByRole('button', { name: /^Fully Gifted/ }))
    expect(shown()).toEqual(['Travel cot'])
    expect(location.search).toBe('?status=gifted')
    await waitFor(() => expect(row.getByRole('status')).toHaveTextContent('1 item'))
    expect(screen.getByRole('button', { name: 'All Funded' })).toBeDisabled()

    await user.selectOptions(row.getByRole('combobox', { name: 'Category' }), CHAIRS)
    expect(shown()).toEqual([])
    expect(screen.getByRole('heading', { name: 'No items found' })).toBeVisible()
    expect(screen.getByText('Try selecting a different category or check back soon!')).toBeVisible()
    expect(screen.getByText('There are 3 items in other categories.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    expect(document.getElementById('items')).toHaveFocus()
    expect(shown()).toHaveLength(4)
    expect(location.search).toBe('')
    await user.selectOptions(row.getByRole('combobox', { name: 'Category' }), CRIBS)
    await user.click(row.getByRole('button', { name: 'Available 1' }))
    expect(shown()).toEqual(['Bedside crib'])
    await waitFor(() => expect(row.getByRole('status')).toHaveTextContent('1 item'))
  })

  test('show their active count on a phone, and Escape collapses them', async () => {
    const { row, panel } = filters()
    const toggle = row.getByRole('button', { name: 'Filter: All Items' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await user.click(toggle)
    const category = panel.getByRole('combobox', { name: 'Category' })
    await user.selectOptions(category, CRIBS)
    expect(toggle).toHaveAccessibleName(/^Filter: Cribs & Bassinets ?\(1 active filter\)$/)
    await user.click(panel.getByRole('button', { name: /^Available/ }))
    await waitFor(() =>
      expect(toggle).toHaveAccessibleName(
        /^Filter: Cribs & Bassinets, Available ?\(2 active filters\)$/,
      ),
    )
    category.focus()
    await user.keyboard('{Escape}')
    expect(category).not.toBeVisible()
    expect(toggle).toHaveFocus()
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
  })
})

describe('the filters of a registry without a fully funded item', () => {
  test('name no status, because they offer none to choose', async () => {
    const unfunded = await publishRegistry([{ name: 'High chair', price: 199, category: CHAIRS }])
    await visitRegistry(unfunded.slug, '?status=available')
    const { row } = filters()
    expect(row.getByRole('button', { name: 'Filter: All Items' })).toBeVisible()
    expect(shown()).toEqual(['High chair'])
  })
})

describe('the sidebar of a registry', () => {
  test('filters the items and moves the focus to them', async () => {
    await visitRegistry(registry.slug)
    const sidebar = within(screen.getByRole('navigation', { name: 'Registry' }))
    expect(sidebar.getByRole('link', { name: 'Create Registry' })).toBeVisible()
    const gifted = sidebar.getByRole('button', { name: /^Fully Gifted/ })
    await click(() => gifted)
    expect(shown()).toEqual(['Travel cot'])
    expect(document.querySelector('#items')).toHaveFocus()
    await waitFor(() => expect(gifted).toHaveAttribute('aria-current', 'true'))
    await click(() => sidebar.getByRole('button', { name: /^Available/ }))
    expect(shown()).toHaveLength(3)
    await click(() => sidebar.getByRole('button', { name: /^All Items/ }))
    expect(shown()).toHaveLength(4)
    await waitFor(() => expect(gifted).not.toHaveAttribute('aria-current'))
    screen.getByRole('button', { name: 'Login' }).focus()
    await click(() => sidebar.getByRole('button', { name: /^Contribute/ }))
    await waitFor(() => expect(document.querySelector('#items')).toHaveFocus())
    await click(() => sidebar.getByRole('button', { name: /^Collapse menu/ }))
    const fold = sidebar.getByRole('button', { name: /^Expand menu/ })
    expect(fold).toHaveAttribute('aria-expanded', 'false')
    expect(document.cookie).toContain('menu=rail')
  })
})

describe('the registry page', () => {
  test('has one first-level heading, headings in order and unique ids', async () => {
    await visitRegistry(registry.slug)
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map(
      ({ tagName }) => +tagName.slice(1),
    )
    expect(levels.filter(level => level === 1)).toHaveLength(1)
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1)
    }
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('reports an empty category, and links to the other items', async () => {
    await visitRegistry(registry.slug, '?category=Potty+Training')
    expect(screen.getByRole('heading', { name: 'No Potty Training items yet' })).toBeVisible()
    expect(screen.getByText('There are 4 items in other categories.')).toBeVisible()
    const empty = await publishRegistry([])
    await visitRegistry(empty.slug)
    expect(screen.getByRole('heading', { name: 'No items in the registry yet' })).toBeVisible()
    expect(
      screen.getByText('Check back soon! New baby items will be added regularly.'),
    ).toBeVisible()
    await visitRegistry(empty.slug, '?category=Potty+Training')
    expect(screen.getByText('Check back soon for new items!')).toBeVisible()
  })
})
