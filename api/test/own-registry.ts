import { makeRegistry } from './factories.ts'
import { makeOwnerToken } from './make-owner-token.ts'
import type { TestApi } from './start-api.ts'

/** Inserts a registry; returns it with its owner's access token and client. */
export async function openOwnRegistry(api: TestApi) {
  const registry = await makeRegistry(api.app.db)
  const token = await makeOwnerToken(api.app, registry.ownerId)
  return { registry, token, ...api.as({ authorization: `Bearer ${token}` }) }
}
