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

test('says once that a deletion can no longer be undone: undone, closed or of another owner', async () => {
  signIn('cem')
  const { addDeletion, dismissDeletion, findDeletion } = await import('./undoable-deletions.ts')
  const gone: string[] = []
  const [cot, bib] = [['cot'], ['bib']]
  addDeletion(cot, () => gone.push('cot'))
  addDeletion(bib, () => gone.push('bib'))
  dismissDeletion(findDeletion(cot)?.id ?? 0)
  expect(gone).toEqual(['cot'])
  signIn('dev')
  expect(gone).toEqual(['cot', 'bib'])
})
