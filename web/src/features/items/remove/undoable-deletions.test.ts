import type { User } from '@registry/shared/contract/account/auth'
import { expect, test } from 'vitest'
import { setOwnerSession } from '../../../lib/session/owner-session.ts'

const signIn = (id: string) =>
  setOwnerSession({ status: 'signed-in', user: { id } as User, via: 'token' })

test('a deletion can be undone until another owner signs in', async () => {
  signIn('anna')
  // The dashboard is loaded after signing in.
  const { addDeletion, findDeletion } = await import('./undoable-deletions.ts')
  const ids = ['cot', 'bib']
  addDeletion(ids)
  signIn('anna')
  expect(findDeletion(ids)).toMatchObject({ ids })
  signIn('ben')
  expect(findDeletion(ids)).toBeUndefined()
})
