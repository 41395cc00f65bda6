import { createHmac } from 'node:crypto'
import { AppError } from '@registry/shared/errors/app-error'
import type { Db } from '../../db/connect.ts'
import type { App } from '../../http/app.ts'
import { isSameSecret } from '../auth/is-same-secret.ts'
import * as registryStore from '../registries/registry-store.ts'

type Keyed = Pick<App, 'secrets'>

/** The token in the link that is mailed to who offers: made from the id, so that no table keeps it. */
export function offeringKey({ secrets }: Keyed, id: string): string {
  return createHmac('sha256', secrets.sessionKey)
    .update(`offering-link\n${id.toLowerCase()}`)
    .digest('base64url')
}

/** Throws NOT_FOUND for a wrong key, before anything is looked for: an unknown id is answered alike. */
export function requireKey(app: Keyed, id: string, key: string): void {
  if (!isSameSecret(key, offeringKey(app, id))) throw new AppError('NOT_FOUND')
}

/** The page of an offering for its offerer alone; its key stands where no server learns it. */
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
