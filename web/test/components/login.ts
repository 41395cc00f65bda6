import { screen, within } from '@testing-library/dom'
import { signUpElsewhere } from './accounts.ts'
import { fill, user } from './browser/user.ts'
import { openRegistry } from './open-page.tsx'
import type { TestOwner } from './sign-up.ts'

/** The open dialog. */
export const dialog = () => within(screen.getByRole('dialog'))

/** Opens a view of the login over the registry of an owner with a session elsewhere. */
export async function openAuthDialog(search: string): Promise<TestOwner> {
  const owner = await signUpElsewhere()
  await openRegistry(owner.slug, search)
  await screen.findByRole('dialog')
  return owner
}

/** Types into the login form of the open dialog. */
export async function fillLogin(email: string, password: string): Promise<void> {
  await fill(dialog().getByLabelText('Email'), email)
  await fill(dialog().getByLabelText('Password'), password)
}

/** Types into the login form and submits it with Enter. */
export async function logIn(email: string, password: string): Promise<void> {
  await fillLogin(email, password)
  await user.keyboard('{Enter}')
}
