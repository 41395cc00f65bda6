import { createHmac } from 'node:crypto'
import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import { isSameSecret } from '../../http/protection/is-same-secret.ts'
import * as registryStore from '../registries/registry-store.ts'

type Keyed = Pick<App, 'secrets'>

/** Returns the token of the link mailed to the offerer. Derived from the id with HMAC, so it is not stored. */
export function offeringKey({ secrets }: Keyed, id: string): string {
  return createHmac('sha256', secrets.sessionKey)
    .update(`offering-link\n${id.toLowerCase()}`)
    .digest('base64url')
}

/**
 * Throws NOT_FOUND for a wrong key before the database is queried, so that an unknown id gets the same
 * response.
 */
export function requireKey(app: Keyed, id: string, key: string): void {
  if (!isSameSecret(key, offeringKey(app, id))) throw new AppError('NOT_FOUND')
}

/**
 * Returns the URL of an offering's page for its offerer. The key is in the fragment, which browsers do not send
 * to servers.
 */
export async function offeringLink(
  app: Keyed & Pick<App, 'config'>,
  db: Db,
  { id, registryId }: { id: string; registryId: string },
): Promise<string | undefined> {
  const registry = await registryStore.findById(db, registryId)
  if (!registry) return undefined
  const page = `${app.config.publicUrl}/registry/${registry.slug}`
  return `${page}?offering=${id}#key=${offeringKey(app, id)}`
}
