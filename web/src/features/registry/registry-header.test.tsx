import { screen } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { openRegistryOf } from '../../../test/components/login.ts'
import { signUp } from '../../../test/components/sign-up.ts'

/** The browser shows a page again that it had kept as it was. */
const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))

describe('a registry that comes back whole from the history', () => {
  test('shows who has logged in and out meanwhile', async () => {
    const owner = await signUp()
    await openRegistryOf(owner)
    await screen.findByText(`Welcome, ${owner.name}`)
    const user = localStorage.getItem('user') ?? ''
    localStorage.removeItem('user')
    comeBack()
    await screen.findByRole('button', { name: 'Login' })
    localStorage.setItem('user', user)
    comeBack()
    expect(await screen.findByText(`Welcome, ${owner.name}`)).toBeVisible()
  })
})
