import { newId } from '../src/db/new-id.ts'
import { hashPassword } from '../src/features/auth/passwords/password-hash.ts'
import * as registryStore from '../src/features/registries/registry-store.ts'
import * as userStore from '../src/features/users/user-store.ts'
import type { App } from '../src/http/app.ts'

export const PASSWORD = 'Rattle7Moon'
// Shared by all accounts, because hashing is slow.
const passwordHash = await hashPassword(PASSWORD)

export interface MadeAccount {
  id: string
  email: string
  registryId: string
  slug: string
}

/** Inserts an owner with the password PASSWORD and a registry, verified by default. */
export async function makeAccount(app: App, { isVerified = true } = {}): Promise<MadeAccount> {
  const [id, registryId] = [newId(), newId()]
  const email = `owner-${id}@example.com`
  const emailVerifiedAt = isVerified ? app.now() : undefined
  await userStore.insert(app.db, { id, email, name: 'Priya', passwordHash, emailVerifiedAt })
  const { slug } = await registryStore.create(app.db, {
    id: registryId,
    ownerId: id,
    name: 'Baby Rao',
    title: 'Baby Rao',
    subtitle: '',
  })
  return { id, email, registryId, slug }
}
