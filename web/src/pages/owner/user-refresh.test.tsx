import { updateProfile } from '@registry/shared/contract/account/settings'
import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { sentRequests } from '../../../test/components/browser/network.ts'
import { openPage } from '../../../test/components/open-page.tsx'
import { signUp } from '../../../test/components/sign-up.ts'

const RELOADS = /^GET \/api\/auth\/me/

test('a page reloads the user once when a response shows a newer version', async () => {
  const { call } = await signUp()
  await call(updateProfile, { body: { registryTitle: 'Renamed elsewhere' } })
  await openPage('/to-confirm')
  const banner = await screen.findByRole('banner')
  await waitFor(() => expect(banner).toHaveTextContent('Renamed elsewhere'))
  expect(sentRequests(RELOADS)).toHaveLength(1)
})

test('a page with the current user reloads nothing', async () => {
  await signUp()
  await openPage('/to-confirm')
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(sentRequests(/^GET \/api\/admin/).length).toBeGreaterThan(0))
  expect(sentRequests(RELOADS)).toEqual([])
})
