import { deleteAccount } from '@registry/shared/contract/account/account'
import {
  correctEmail,
  login,
  resetPassword,
  verifyEmail,
} from '@registry/shared/contract/account/auth'
import { claimPairing } from '@registry/shared/contract/account/pairings'
import type { Knex } from 'knex'
import { describe, expect, test } from 'vitest'
import { mailedTokens } from '../../../../test/mailed-tokens.ts'
import { type MadeAccount, makeAccount, PASSWORD } from '../../../../test/make-account.ts'
import { makeOwnerToken } from '../../../../test/make-owner-token.ts'
import { createMemoryMail } from '../../../../test/memory-mail.ts'
import { approve, signInOwner } from '../../../../test/pairing.ts'
import { shareApi } from '../../../../test/share-api.ts'
import { waitUntilBlocked } from '../../../../test/wait-until-blocked.ts'
import { adminCommand } from '../../../cli/admin-commands.ts'
import * as userStore from '../../users/user-store.ts'
import * as emailTokenStore from '../accounts/email-token-store.ts'
import { sendReset, sendVerification } from '../auth-mails.ts'
import { hashPassword } from '../passwords/password-hash.ts'

const api = shareApi()

/**
 * Starts a call while a transaction has changed an account. Once the call waits for the account, the transaction
 * finishes and commits before the call continues.
 */
async function whileChanged<T>(
  change: (trx: Knex) => Promise<unknown>,
  call: () => Promise<T>,
  finish: (trx: Knex) => Promise<unknown> = async () => undefined,
): Promise<T> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { promise: isSet, resolve: set } = Promise.withResolvers<void>()
  const changing = api.app.db.transaction(async trx => {
    await change(trx)
    set()
    await held
    await finish(trx)
  })
  await isSet
  const called = call()
  // The rejection may arrive before the transaction ends.
  called.catch(() => undefined)
  await waitUntilBlocked(api.app.db).finally(release)
  await changing
  return called
}

async function whilePasswordChanges<T>({ id }: MadeAccount, call: () => Promise<T>): Promise<T> {
  const passwordHash = await hashPassword('Other9Cradle')
  const at = api.app.now()
  return whileChanged(trx => userStore.setPassword(trx, { id, passwordHash, at }), call)
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

describe('an email address that is corrected', () => {
  const makeCorrection = async () => {
    const account = await makeAccount(api.app, { isVerified: false })
    const newEmail = `right-${account.id}@example.com`
    const at = api.app.now()
    const change = (trx: Knex) =>
      userStore.correctEmail(trx, { id: account.id, email: newEmail, at })
    const revoke = (trx: Knex) => emailTokenStore.revokeAll(trx, account.id, at)
    return { ...account, newEmail, change, revoke }
  }

  test.each([
    ['verification', sendVerification],
    ['password reset', sendReset],
  ])('while a %s email is written receives it', async (_, job) => {
    const { id, newEmail, change, revoke } = await makeCorrection()
    const mail = createMemoryMail()
    const write = () => job.work({ userId: id }, { app: api.app, mail })
    await whileChanged(change, write, revoke)
    expect(mail.sent.map(({ to }) => to.address)).toEqual([newEmail])
  })

  test.each([
    ['verification', 'verify', (token: string) => api.call(verifyEmail, { body: { token } })],
    [
      'password reset',
      'reset',
      (token: string) => api.call(resetPassword, { body: { token, password: 'Cradle8Song' } }),
    ],
  ] as const)('while a %s link is opened rejects it', async (_, purpose, open) => {
    const { id, change, revoke } = await makeCorrection()
    const token = await mailedTokens[purpose](api.app, id)
    const opened = whileChanged(change, () => open(token), revoke)
    await expect(opened).rejects.toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' })
    expect(await userStore.findById(api.app.db, id)).toMatchObject({ emailVerifiedAt: null })
  })

  test('while an operator verifies the former one is not verified', async () => {
    const { id, email, change } = await makeCorrection()
    const { app, databaseUrl } = api
    const verified = await whileChanged(change, async () =>
      adminCommand(['verify', email], app.config)?.(databaseUrl),
    )
    expect(verified).toMatchObject({ exitCode: 1 })
    expect(await userStore.findById(app.db, id)).toMatchObject({ emailVerifiedAt: null })
  })

  test('while it is verified stays', async () => {
    const { id, email, newEmail } = await makeCorrection()
    const body = { email, password: PASSWORD, newEmail }
    const attempt = whileChanged(
      trx => userStore.setVerified(trx, id, api.app.now()),
      () => api.call(correctEmail, { body }),
    )
    await expect(attempt).rejects.toMatchObject({ status: 409, code: 'ALREADY_VERIFIED' })
    expect(await userStore.findById(api.app.db, id)).toMatchObject({ email })
  })
})
