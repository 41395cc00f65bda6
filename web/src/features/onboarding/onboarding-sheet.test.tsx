import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { OnboardingSheet } from './onboarding-sheet.tsx'

const owner: RegistryOwner = {
  name: 'Anjali Tan',
  registrySlug: 'demo',
  registryTitle: 'Welcoming Baby Tan',
  registrySubtitle: 'Our first little one',
  paymentMethods: [],
  giftPassingEnabled: false,
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

test('the welcome ends unseen when a sheet was opened between its rendering and its opening', () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const onEnd = vi.fn()
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<OnboardingSheet owner={owner} onEnd={onEnd} />))
  history.replaceState(null, '', '?contribute=an-item')
  act(() => void vi.runAllTimers())
  expect(onEnd).toHaveBeenCalledOnce()
  expect(document.querySelector('dialog')?.open).toBe(false)
  act(() => root.unmount())
})

test('the welcome is left out when a sheet was opened before its first render was complete', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  history.replaceState(null, '', '?contribute=an-item')
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => root.render(<OnboardingSheet owner={owner} onEnd={() => undefined} />))
  expect(document.querySelector('dialog')).toBeNull()
  act(() => root.unmount())
})
