import { deleteAccount } from '@registry/shared/contract/account/account'
import { login } from '@registry/shared/contract/account/auth'
import { claimPairing } from '@registry/shared/contract/account/pairings'
import type { Knex } from 'knex'
import { describe, expect, test, vi } from 'vitest'
import { type MadeAccount, makeAccount, PASSWORD } from '../../../../test/make-account.ts'
import { makeOwnerToken } from '../../../../test/make-owner-token.ts'
import { approve, signInOwner } from '../../../../test/pairing.ts'
import { shareApi } from '../../../../test/share-api.ts'
import * as userStore from '../../users/user-store.ts'
import { hashPassword } from '../passwords/password-hash.ts'

const api = shareApi()

/** Waits until a request has read the data that is about to change and waits for the row lock. */
async function someoneWaits(db: Knex): Promise<void> {
  await vi.waitFor(
    async () => {
      const waiting = await db('pg_stat_activity')
        .whereRaw('datname = current_database()')
        .where({ wait_event_type: 'Lock' })
      expect(waiting).toHaveLength(1)
    },
    { timeout: 240_000, interval: 10 },
  )
}

/**
 * Sends a request while a transaction sets another password; the transaction commits before the request
 * continues.
 */
async function whilePasswordChanges<T>({ id }: MadeAccount, call: () => Promise<T>): Promise<T> {
  const passwordHash = await hashPassword('Other9Cradle')
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: isSet, resolve: set } = Promise.withResolvers<void>()
  const changing = api.app.db.transaction(async trx => {
    await userStore.setPassword(trx, { id, passwordHash, at: api.app.now() })
    set()
    await held
  })
  await isSet
  const called = call()
  // The rejection may arrive before the transaction ends.
  called.catch(() => undefined)
  await someoneWaits(api.app.db).finally(release)
  await changing
  return called
}

describe('a password that is changed during its check', () => {
  test('signs nobody in', async () => {
    const account = await makeAccount(api.app)
    const body = { email: account.email, password: PASSWORD }
    const attempt = whilePasswordChanges(account, () => api.call(login, { body }))
    await expect(attempt).rejects.toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' })
    expect(await api.app.db('sessions').where({ user_id: account.id })).toEqual([])
  })

  test('connects no extension', async () => {
    const owner = await signInOwner(api)
    const { account } = owner
    const { code, verifier } = await approve(owner)
    const body = { code, verifier }
    const attempt = whilePasswordChanges(account, () => api.call(claimPairing, { body }))
    await expect(attempt).rejects.toMatchObject({ status: 400, code: 'PAIRING_FAILED' })
    const clients = await api.app.db('sessions').where({ user_id: account.id }).pluck('client')
    expect(clients).toEqual(['web'])
  })

  test('closes no account', async () => {
    const account = await makeAccount(api.app)
    const token = await makeOwnerToken(api.app, account.id)
    const owner = api.as({ authorization: `Bearer ${token}` })
    const attempt = whilePasswordChanges(account, () =>
      owner.call(deleteAccount, { body: { password: PASSWORD } }),
    )
    await expect(attempt).rejects.toMatchObject({ status: 401 })
    expect(await userStore.findById(api.app.db, account.id)).toBeDefined()
  })
})
