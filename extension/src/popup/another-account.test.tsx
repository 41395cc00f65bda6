// @vitest-environment jsdom
import { screen } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from 'wxt/testing/fake-browser'
import { queue } from '../queue/queue.ts'
import { storeTokens } from '../session/tokens.ts'
import { startFakeRegistry } from '../test/fake-registry.ts'
import { button, closePopup, field, fill, openPopup, press, signIn } from '../test/open-popup.tsx'

afterEach(async () => {
  closePopup()
  await queue.send() // returns after everything that was under way
  vi.unstubAllGlobals()
  fakeBrowser.reset()
})

test('the popup opens the page again when another account signs in during an interrupted save', async () => {
  const registry = startFakeRegistry()
  const tokens = { accessToken: '', endsAt: 0, refreshToken: 'r', registryTitle: 'Another' }
  await storeTokens({ ...tokens, owner: 'another-owner' })
  openPopup()
  await fill('Name', 'Cot of another owner')
  await fakeBrowser.storage.local.remove('refreshToken')
  await press('Add to registry')
  expect(await button('Connect and add')).toBeEnabled()
  await signIn()
  expect(await screen.findByText('Welcoming Baby Tan')).toBeInTheDocument()
  expect(await field('Name')).toHaveValue('Foldable Baby Cot')
  expect(await button('Add to registry')).toBeEnabled()
  expect(registry.requests).not.toContain('POST /admin/registry/items')
})
