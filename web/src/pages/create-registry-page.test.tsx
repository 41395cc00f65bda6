import { screen, waitFor } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import { clearBrowser, signUpElsewhere } from '../../test/components/accounts.ts'
import { recordNavigations } from '../../test/components/browser/navigation.ts'
import { click, fill, user } from '../../test/components/browser/user.ts'
import { openView } from '../../test/components/open-page.tsx'

async function openForm(): Promise<void> {
  await openView('/create-registry', async () => {
    const { CreateRegistryPage } = await import('./create-registry-page.tsx')
    return <CreateRegistryPage />
  })
  await screen.findByRole('heading', { name: 'Create My Registry' })
}

const field = (name: string) => screen.getByLabelText(name)
const submit = () => click(() => screen.getByRole('button', { name: 'Create My Registry' }))

async function fillForm(email: string): Promise<void> {
  await fill(field('Your name'), 'Someone Else')
  await fill(field('Email'), email)
  await fill(field('Registry name'), 'Another')
  await fill(field('Password'), 'Long-Enough-1')
  await fill(field('Confirm password'), 'Long-Enough-1')
}

describe('the registration form', () => {
  test('shows under each field what is wrong, and focuses the first', async () => {
    clearBrowser()
    await openForm()
    expect(screen.getByRole('link', { name: 'Back to Registry' })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: 'Already have account?' })).toHaveAttribute(
      'href',
      '/admin',
    )
    await submit()
    await screen.findByText('Name must be at least 2 characters long')
    for (const text of [
      'Email is required',
      'Registry name must be at least 3 characters long',
      'Password must be at least 8 characters long',
      'Please confirm your password',
    ]) {
      screen.getByText(text)
    }
    expect(field('Your name')).toHaveFocus()
    await fill(field('Email'), 'not an address')
    await fill(field('Password'), 'all-lower-case')
    await fill(field('Confirm password'), 'something else')
    await user.click(screen.getByLabelText(/^Expected due date/))
    await screen.findByText('Please enter a valid email address')
    screen.getByText(
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    )
    screen.getByText('Passwords do not match')
    await fill(field('Your name'), ' K ')
    await fill(field('Registry name'), 'BK')
    screen.getByText('Name must be at least 2 characters long')
    screen.getByText('Registry name must be at least 3 characters long')
  })

  test('marks an email address that has an account, and keeps what was typed', async () => {
    const { email } = await signUpElsewhere()
    await openForm()
    await fillForm(email)
    await submit()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Registration Failed')
    expect(field('Email')).toHaveAttribute('aria-invalid', 'true')
    expect(field('Registry name')).toHaveValue('Another')
    const navigations = recordNavigations()
    await fill(field('Email'), `new-${email}`)
    await submit()
    await waitFor(() => expect(navigations).toEqual([{ how: 'assign', url: '/dashboard' }]))
  })
})
