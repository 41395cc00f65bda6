import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { openPage } from '../../../test/components/open-page.tsx'
import { signUp } from '../../../test/components/sign-up.ts'

test('the headline of an empty registry replaces the stored height of an earlier one', async () => {
  await signUp()
  const earlier = `${innerWidth} 90`
  localStorage.setItem('headlineHeight', earlier)
  await openPage('/dashboard')
  await screen.findByRole('heading', { level: 1, name: 'A fresh start.' })
  await waitFor(() => expect(localStorage.getItem('headlineHeight')).not.toBe(earlier))
})
