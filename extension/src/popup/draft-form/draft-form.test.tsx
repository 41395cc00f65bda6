// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { handleRequest } from '../../background/handle-request.ts'
import { queue } from '../../queue/queue.ts'
import { account, type FakeRegistry, refusal, startFakeRegistry } from '../../test/fake-registry.ts'
import { closePopup, field, fill, openPopup, press } from '../../test/open-popup.tsx'

const ADD = 'POST /admin/registry/items'
let registry: FakeRegistry

beforeEach(async () => {
  registry = startFakeRegistry()
  await handleRequest({ type: 'sign-in', ...account })
  openPopup()
  expect(await field('Name')).toHaveValue('Foldable Baby Cot')
})
afterEach(async () => {
  closePopup()
  await queue.send() // returns after everything that was under way
  vi.unstubAllGlobals()
  fakeBrowser.reset()
})

test('removes images that fail to load, except while offline', async () => {
  const failAll = () => {
    for (const image of document.querySelectorAll('fieldset img')) fireEvent.error(image)
  }
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  failAll()
  await fill('Name', 'Cot added offline')
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  onLine.mockRestore()
  failAll()
  await waitFor(() => expect(screen.queryAllByRole('radio')).toEqual([]))
})

test('Look at it opens a rejected item with its note and focuses the wrong field', async () => {
  const fields = { productName: 'Please enter a product name' }
  registry.respondTo(ADD, () => refusal(400, 'VALIDATION_FAILED', 'Please check', { fields }))
  await press('Add a note for your guests')
  await fill('Note', 'Any colour')
  await press(/^Add to registry/)
  await screen.findByText(/Please check/)
  openPopup({ name: 'Night light', canonicalUrl: 'https://www.lazada.sg/products/pdp-i302.html' })
  await waitFor(async () => expect(await field('Name')).toHaveValue('Night light'))
  await press('Look at it')
  expect(await field('Note')).toHaveValue('Any colour')
  expect(await field('Name')).toHaveFocus()
})
