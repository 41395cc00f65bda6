import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { route } from '../../../test/components/browser/network.ts'
import {
  addItem,
  ITEM,
  openDashboard,
  openEditForm,
  ownItems,
} from '../../../test/components/items.ts'
import { found, LINK, LOOKUP } from '../../../test/components/lookups.ts'
import { openPage } from '../../../test/components/open-page.tsx'
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

test('a product shared by one owner is not added for another owner who signs in in another tab', async () => {
  await signUp()
  route(LOOKUP, found())
  await openPage(`/share-product?${new URLSearchParams({ url: LINK })}`)
  await screen.findByRole('heading', { level: 1, name: 'Product Added!' })
  const other = await signUp()
  dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }))
  await screen.findByText('No items in your registry yet')
  expect(location.pathname).toBe('/dashboard')
  expect(await ownItems(other)).toEqual([])
})
