import type { credentials } from '@registry/shared/contract/account/auth'
import { AppError } from '@registry/shared/errors/app-error'
import type * as z from 'zod'
import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import type { RequestMeta, Trace } from '../../../http/routes/route.ts'
import * as audit from '../../audit/audit-store.ts'
import * as registryStore from '../../registries/registry-store.ts'
import * as userStore from '../../users/user-store.ts'
import { canSignIn } from '../auth-policy.ts'
import { alertOwner, checkPassword } from '../passwords/check-password.ts'
import { hashPassword, isOutdated } from '../passwords/password-hash.ts'
import type { SignedIn } from './create-sign-in-response.ts'
import { readDevice } from './device-cookie.ts'
import { hashToken } from './hash-token.ts'
import * as knownDeviceStore from './known-device-store.ts'
import { signInOwner } from './sign-in-device.ts'

type Credentials = z.output<typeof credentials>

interface Refused {
  email: string
  userId: string | undefined
  trace: Trace
}

/** Records a failed sign-in; does the same work for an unknown email address. */
async function auditRejection(app: App, { email, userId, trace }: Refused) {
  await app.db.transaction(async trx => {
    await audit.record(trx, { actorKind: 'visitor', ...trace }, 'user.sign_in_refused', {
      entityId: userId,
    })
    await alertOwner(trx, app, { email, userId })
  })
  return new AppError('INVALID_CREDENTIALS')
}

/** Returns the hash of the browser's device token if the account was used on it before. */
async function knownDeviceOf(app: App, userId: string | undefined, meta: RequestMeta) {
  const device = readDevice(meta)
  if (!device) return undefined
  const deviceHash = hashToken(device)
  // A random user id, so that the query also runs without an account.
  const use = { userId: userId ?? app.newId(), deviceHash }
  return (await knownDeviceStore.isKnown(app.db, use)) ? deviceHash : undefined
}

/**
 * Returns the account of the credentials, also if its email address is not verified. Unknown email address, missing
 * password and wrong password take the same time and give the same error: INVALID_CREDENTIALS. Throws RATE_LIMITED.
 */
export async function authenticateOwner(
  app: App,
  { email, password }: Pick<Credentials, 'email' | 'password'>,
  meta: RequestMeta,
): Promise<userStore.Account> {
  const account = await userStore.findByEmail(app.db, email)
  const { ip, trace } = meta
  const passwordHash = account?.passwordHash
  const knownDevice = await knownDeviceOf(app, account?.id, meta)
  const isRight = await checkPassword(app, { email, ip, passwordHash, password, knownDevice })
  if (!account || !isRight) throw await auditRejection(app, { email, userId: account?.id, trace })
  return account
}

/** Replaces a hash with outdated parameters, which is only possible while the password is known. */
async function rehashIfOutdated(
  app: App,
  account: userStore.Account,
  password: string,
): Promise<void> {
  const { id, passwordHash: from } = account
  if (!from || !isOutdated(from)) return
  await userStore.rehashPassword(app.db, { id, from, to: await hashPassword(password) })
}

interface AuthenticatedOwner {
  account: userStore.Account
  client: SignedIn['client']
  meta: RequestMeta
}

async function startSession(
  db: Db,
  app: App,
  { account, client, meta }: AuthenticatedOwner,
): Promise<SignedIn> {
  // Rejects a password that was changed, or an account that was closed, after it was checked.
  const isStill = await userStore.lockIfPasswordUnchanged(db, account)
  const registry = isStill && (await registryStore.findByOwner(db, account.id))
  if (!registry) throw new AppError('INVALID_CREDENTIALS')
  return signInOwner(db, app, { account, registry, client, meta })
}

/** Signs a device in. Throws INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, RATE_LIMITED. */
export async function login(app: App, body: Credentials, meta: RequestMeta): Promise<SignedIn> {
  const account = await authenticateOwner(app, body, meta)
  if (!canSignIn(account)) throw new AppError('EMAIL_NOT_VERIFIED')
  const client = body.client ?? 'web'
  const signedIn = await app.db.transaction(trx =>
    startSession(trx, app, { account, client, meta }),
  )
  await rehashIfOutdated(app, account, body.password)
  return signedIn
}
