import { screen } from '@testing-library/dom'
import { expect, test, vi } from 'vitest'
import { user } from '../../../test/components/browser/user.ts'
import { renderElement } from '../../../test/components/render-element.ts'
import { Drawer } from './drawer.tsx'

test('Drawer is a dialog named by its title, and its button and Escape close it', async () => {
  const onClose = vi.fn()
  renderElement(
    <Drawer
      title="Menu"
      closeLabel="Close menu"
      foot={<a href="/login">Log in</a>}
      onClose={onClose}
    >
      <p>Entries</p>
    </Drawer>,
  )
  expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveTextContent('EntriesLog in')
  await user.click(screen.getByRole('button', { name: 'Close menu' }))
  expect(onClose).toHaveBeenCalledTimes(1)
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(2)
})
