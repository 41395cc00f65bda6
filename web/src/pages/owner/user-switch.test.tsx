import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { addItem, ITEM, openDashboard, openEditForm } from '../../../test/components/items.ts'
import { signUp } from '../../../test/components/sign-up.ts'

test('the dashboard drops the open form of an owner when another tab signs in as another owner', async () => {
  await openDashboard(addItem)
  await openEditForm()
  await signUp()
  dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  await screen.findByRole('region', { name: 'No items in your registry yet' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Edit item' })).toBeNull())
  expect(screen.queryByDisplayValue(ITEM)).toBeNull()
})
