import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { user } from '../../../test/components/browser/user.ts'
import { TabList, TabPanel } from './tabs.tsx'

const TABS = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
  { value: 'all', label: 'All' },
] as const

function Example() {
  const [value, setValue] = useState<'open' | 'done' | 'all'>('open')
  return (
    <>
      <TabList label="Requests" name="requests" value={value} tabs={TABS} onChange={setValue} />
      <TabPanel name="requests" value={value}>
        <input aria-label={`Search ${value}`} />
      </TabPanel>
    </>
  )
}

function renderTabs(): void {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() => root.render(<Example />))
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}

const tab = (name: string) => screen.getByRole('tab', { name })

function expectSelected(name: string): void {
  expect(screen.getByRole('tab', { selected: true })).toBe(tab(name))
  expect(tab(name)).toHaveFocus()
  expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab(name)])
  expect(screen.getByRole('tabpanel', { name })).toHaveAttribute(
    'id',
    tab(name).getAttribute('aria-controls'),
  )
}

test.each([
  ['ArrowRight', 'Done'],
  ['ArrowLeft', 'All'],
  ['End', 'All'],
  ['ArrowRight}{ArrowRight}{ArrowRight', 'Open'],
  ['End}{Home', 'Open'],
])('{%s} selects the tab %s', async (keys, name) => {
  renderTabs()
  expect(screen.getByRole('tablist', { name: 'Requests' })).toBeVisible()
  await user.click(tab('Open'))
  await user.keyboard(`{${keys}}`)
  expectSelected(name)
})

test('keeps the content of the panel when the tab changes', async () => {
  renderTabs()
  await user.type(screen.getByRole('textbox', { name: 'Search open' }), 'crib')
  await user.click(tab('Done'))
  expectSelected('Done')
  expect(screen.getByRole('textbox', { name: 'Search done' })).toHaveValue('crib')
})

test('leaves arrow keys with Alt to the browser', async () => {
  renderTabs()
  await user.click(tab('Open'))
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expectSelected('Open')
})
