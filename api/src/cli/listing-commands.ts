import type { Db } from '../db/connect.ts'
import * as audit from '../features/audit/audit-store.ts'
import * as listingStore from '../features/registries/listing-store.ts'
import { type CommandResult, failure } from './command-result.ts'

/** Allows or forbids search engines to index a registry, at its owner's request. */
export function setListed(db: Db, slug: string, isListed: boolean): Promise<CommandResult> {
  return db.transaction(async trx => {
    const registryId = await listingStore.setListed(trx, slug, isListed)
    if (!registryId) return failure('There is no registry with this slug.')
    await audit.record(trx, {
      actorKind: 'operator',
      registryId,
      action: isListed ? 'registry.listed' : 'registry.unlisted',
      entity: 'registry',
      entityId: registryId,
    })
    const note = isListed
      ? 'Search engines may show this registry.'
      : 'Search engines are asked not to show this registry.'
    return { exitCode: 0, note }
  })
}
