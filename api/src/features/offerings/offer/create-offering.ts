import type { OfferingRequest } from '@registry/shared/contract/offerings/offerings'
import { AppError } from '@registry/shared/errors/app-error'
import { offeringFormMessages } from '@registry/shared/messages/offerings/offering-form'
import type { Db } from '../../../db/connect.ts'
import type { App } from '../../../http/app.ts'
import type { Trace } from '../../../http/routes/route.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import * as auditStore from '../../audit/audit-store.ts'
import { setPhotos } from '../../offering-photos/set-photos.ts'
import * as registryStore from '../../registries/registry-store.ts'
import { sendOfferingUpdate } from '../offering-mails.ts'
import * as store from '../offering-store.ts'
import { toOfferingDetails } from '../to-offering-details.ts'

/** Returns whether both the installation and the owner have enabled offerings. */
function acceptsOfferings(
  { config }: Pick<App, 'config'>,
  { giftPassingEnabled }: Pick<registryStore.Registry, 'giftPassingEnabled'>,
): boolean {
  return config.giftPassingEnabled && giftPassingEnabled
}

/**
 * Returns the registry with this current or former slug, if it accepts offerings. Throws REGISTRY_NOT_FOUND,
 * NOT_FOUND if offerings are disabled.
 */
export async function findAcceptingRegistry(
  app: App,
  slug: string,
): Promise<registryStore.Registry> {
  const registry = await registryStore.findByAnySlug(app.db, slug)
  if (!registry) throw new AppError('REGISTRY_NOT_FOUND')
  if (!acceptsOfferings(app, registry)) {
    throw new AppError('NOT_FOUND', { message: offeringFormMessages.switchedOff })
  }
  return registry
}

interface CreateOffering {
  id: string
  registryId: string
  request: Omit<OfferingRequest, 'registrySlug'>
  trace: Trace
  now: Date
}

/** Locks the registry against closing, which would otherwise miss the personal data of this offering. */
async function lockOpenRegistry(db: Db, registryId: string): Promise<void> {
  const open = db('registries').where({ id: registryId }).whereNull('closed_at')
  if (!(await open.forShare().first('id'))) throw new AppError('REGISTRY_NOT_FOUND')
}

/**
 * Stores an offering with its photos, mails the offerer a link and notifies the owner. Run it in a transaction.
 * Throws REGISTRY_NOT_FOUND, VALIDATION_FAILED for unavailable photos.
 */
export async function createOffering(
  db: Db,
  { publish }: Pick<App, 'publish'>,
  input: CreateOffering,
): Promise<void> {
  const { id, registryId, request, trace, now } = input
  const { offererEmail, photoIds = [], ...thing } = request
  await lockOpenRegistry(db, registryId)
  await store.insert(db, { ...toOfferingDetails(thing), id, registryId, offererEmail }, now)
  if (photoIds.length > 0) await setPhotos(db, { registryId, offeringId: id }, photoIds)
  await auditStore.record(db, { actorKind: 'visitor', registryId, ...trace }, 'offering.created', {
    entityId: id,
    details: { category: thing.category, quantity: thing.quantity, photos: photoIds.length },
  })
  await enqueue(db, sendOfferingUpdate, { offeringId: id, kind: 'receipt' })
  await publish(db, { name: 'offering.created', offeringId: id })
}
