import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import type { RequestMeta } from '../../../http/routes/route.ts'
import type { Owner } from '../../../http/routes/viewer.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import * as audit from '../../audit/audit-store.ts'
import { actorOf } from '../../audit/audit-store.ts'
import { closeRegistry } from '../../registries/close-registry.ts'
import * as userStore from '../../users/user-store.ts'
import { sendAccountClosed } from '../auth-mails.ts'
import { reauthenticateOwner } from '../passwords/reauthenticate-owner.ts'
import * as knownDeviceStore from '../sessions/known-device-store.ts'
import { clearRefreshCookie } from '../sessions/refresh-cookie.ts'
import * as sessionStore from '../sessions/session-store.ts'
import * as emailTokenStore from './email-token-store.ts'
import * as farewellStore from './farewell-store.ts'

async function eraseAccount(db: Db, { id, name, email }: userStore.Account, at: Date) {
  await farewellStore.insert(db, { userId: id, name, email }, at)
  await userStore.close(db, id, at)
  await sessionStore.removeOfUser(db, id)
  await emailTokenStore.removeOfUser(db, id)
  await knownDeviceStore.removeOfUser(db, id)
}

/**
 * Closes an account and its registry permanently and mails the owner. Sums stay, names are erased, the slug
 * stays reserved; the email address can be used for a new account. Throws INVALID_CREDENTIALS, RATE_LIMITED.
 */
export async function closeAccount(
  app: App,
  owner: Owner,
  { password, meta }: { password: string; meta: RequestMeta },
): Promise<void> {
  const account = await reauthenticateOwner(app, owner, { password, ip: meta.ip })
  const at = app.now()
  await app.db.transaction(async trx => {
    // A second submission of the form finds the account closed.
    if (!(await userStore.lockIfPasswordUnchanged(trx, account)))
      throw new AppError('TOKEN_EXPIRED')
    const { registryId } = owner
    await closeRegistry(trx, { registryId, at })
    await app.publish(trx, { name: 'account.closed', userId: account.id, registryId, at })
    await eraseAccount(trx, account, at)
    await enqueue(trx, sendAccountClosed, { userId: account.id })
    await audit.record(trx, { ...actorOf(owner), ...meta.trace }, 'account.closed', {
      entity: 'user',
      entityId: account.id,
    })
  })
  clearRefreshCookie(meta)
}
