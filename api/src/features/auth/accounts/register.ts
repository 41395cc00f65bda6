import type { registration } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import type * as z from 'zod'
import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import * as audit from '../../audit/audit-store.ts'
import * as registryStore from '../../registries/registry-store.ts'
import * as userStore from '../../users/user-store.ts'
import { sendVerification } from '../auth-mails.ts'
import { hashNewPassword } from '../passwords/hash-new-password.ts'
import type { SignedIn } from '../sessions/create-sign-in-response.ts'
import { signInDevice } from '../sessions/sign-in-device.ts'
import { createEmailTakenError } from './email-taken-error.ts'

type Registration = z.output<typeof registration>

function createRegistry(db: Db, app: App, ownerId: string, body: Registration) {
  return registryStore.create(db, {
    id: app.newId(),
    ownerId,
    name: body.registryName,
    title: body.registryName,
    subtitle: authMessages.newRegistrySubtitle,
    eventDate: body.eventDate || undefined,
    // `/registry` redirects to this slug, so sign-up must not assign it.
    reservedSlug: app.config.defaultRegistrySlug,
  })
}

async function createAccount(db: Db, app: App, body: Registration, passwordHash: string) {
  const { email, name } = body
  const id = app.newId()
  const account = await userStore.insert(db, { id, email, name, passwordHash })
  if (!account) throw createEmailTakenError('email')
  return { account, registry: await createRegistry(db, app, id, body) }
}

/** Creates an account with a registry and signs in. The verification email is queued in the same transaction. */
export async function register(app: App, body: Registration, meta: RequestMeta): Promise<SignedIn> {
  if (await userStore.findByEmail(app.db, body.email)) throw createEmailTakenError('email')
  const passwordHash = await hashNewPassword(body.password)
  return app.db.transaction(async trx => {
    const { account, registry } = await createAccount(trx, app, body, passwordHash)
    const tokens = await signInDevice(trx, app, { userId: account.id, client: 'web', meta })
    await enqueue(trx, sendVerification, { userId: account.id })
    await audit.record(
      trx,
      { actorKind: 'owner', actorId: account.id, registryId: registry.id, ...meta.trace },
      'user.registered',
      { entityId: account.id },
    )
    return { account, registry, tokens, client: 'web' }
  })
}
