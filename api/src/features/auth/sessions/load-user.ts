import type { User } from '@registry/shared/contract/account/auth'
import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import type { RegistryViewer } from '../../../http/routes/viewer.ts'
import * as registryStore from '../../registries/registry-store.ts'
import * as userStore from '../../users/user-store.ts'
import { presentLegacyUser, presentUser } from './present-user.ts'

type UserSource = Pick<App, 'config'> & { db: Db }

/** Loads an account with its registry. Throws TOKEN_EXPIRED if it no longer exists. */
export async function loadAccount({ db }: Pick<UserSource, 'db'>, userId: string) {
  const account = await userStore.findById(db, userId)
  const registry = await registryStore.findByOwner(db, userId)
  if (!account || !registry) throw new AppError('TOKEN_EXPIRED')
  return { account, registry }
}

/** Loads the signed-in user as returned to that user. */
export async function loadUser(app: UserSource, viewer: RegistryViewer): Promise<User> {
  if (viewer.kind === 'owner') {
    const { account, registry } = await loadAccount(app, viewer.userId)
    return presentUser(account, registry, app.config)
  }
  const registry = await registryStore.findById(app.db, viewer.registryId)
  if (!registry) throw new AppError('AUTHENTICATION_REQUIRED')
  return presentLegacyUser(registry, app.config)
}
