import type { credentials } from '@registry/shared/contract/auth'
import { AppError } from '@registry/shared/errors/app-error'
import type * as z from 'zod'
import type { App } from '../../http/app.ts'
import { networkOf } from '../../http/network-of.ts'
import type { RequestMeta } from '../../http/route.ts'
import * as audit from '../audit/audit-store.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as userStore from '../users/user-store.ts'
import type { SignedIn } from './answer-signed-in.ts'
import { ACCOUNT_LOGINS, accountKey } from './auth-limits.ts'
import { maySignIn } from './auth-policy.ts'
import { openSession } from './issue-tokens.ts'
import { verifyPassword } from './password-hash.ts'

export type Credentials = z.output<typeof credentials>

async function countAttempt(app: App, email: string, ip: string): Promise<void> {
  const key = accountKey(email, networkOf(ip))
  for (const limit of ACCOUNT_LOGINS) await app.rateLimits.consume(limit, key)
}

/** The owner of the credentials. Unknown, without password or wrong: the same answer and work. */
async function recognise(app: App, { email, password }: Credentials) {
  const account = await userStore.findByEmail(app.db, email)
  const isRight = await verifyPassword(account?.passwordHash, password)
  if (!account || !isRight) throw new AppError('INVALID_CREDENTIALS')
  if (!maySignIn(account)) throw new AppError('EMAIL_NOT_VERIFIED')
  const registry = await registryStore.findByOwner(app.db, account.id)
  if (!registry) throw new AppError('INVALID_CREDENTIALS')
  return { account, registry }
}

/** Signs a device in. Throws INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, RATE_LIMITED. */
export async function login(app: App, body: Credentials, meta: RequestMeta): Promise<SignedIn> {
  await countAttempt(app, body.email, meta.ip)
  const { account, registry } = await recognise(app, body)
  const client = body.client ?? 'web'
  const device = { userId: account.id, client, userAgent: meta.userAgent }
  const tokens = await app.db.transaction(async trx => {
    await audit.record(trx, {
      actorKind: 'owner',
      actorId: account.id,
      registryId: registry.id,
      action: 'user.signed_in',
      entity: 'user',
      entityId: account.id,
      details: { client },
      requestId: meta.requestId,
    })
    return openSession(trx, app, device)
  })
  return { account, registry, tokens, client }
}
