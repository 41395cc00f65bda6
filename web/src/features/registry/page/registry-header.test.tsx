import { screen } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { openRegistry } from '../../../../test/components/open-page.tsx'
import { signUp } from '../../../../test/components/sign-up.ts'

const restoreFromCache = () =>
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

describe('a registry restored from the back/forward cache', () => {
  test('shows a login or logout that happened meanwhile', async () => {
    const owner = await signUp()
    await openRegistry(owner.slug)
    await screen.findByText(`Welcome, ${owner.name}`)
    const user = localStorage.getItem('user') ?? ''
    localStorage.removeItem('user')
    restoreFromCache()
    await screen.findByRole('button', { name: 'Login' })
    localStorage.setItem('user', user)
    restoreFromCache()
    expect(await screen.findByText(`Welcome, ${owner.name}`)).toBeVisible()
  })
})
