import { screen, within } from '@testing-library/dom'
import { vi } from 'vitest'
import { signUpElsewhere } from './accounts.ts'
import { openRegistry } from './open-page.tsx'
import type { TestOwner } from './sign-up.ts'
import { fill, user } from './user.ts'

/** The open dialog. */
export const dialog = () => within(screen.getByRole('dialog'))

/** Opens the registry of an owner who is signed in elsewhere, without live updates. */
export async function openRegistryOf(owner: TestOwner, search = ''): Promise<void> {
  class NoEvents extends EventTarget {
    close(): void {}
  }
  vi.stubGlobal('EventSource', NoEvents)
  await openRegistry(owner.slug, search)
}

/** Opens a view of the login over the registry of an owner who is signed in elsewhere. */
export async function openAuthDialog(search: string): Promise<TestOwner> {
  const owner = await signUpElsewhere()
  await openRegistryOf(owner, search)
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
