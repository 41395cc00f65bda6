import { contribute as contributeEndpoint } from '@registry/shared/contract/contributions/contributions'
import { itemFunding } from '@registry/shared/contract/items/items'
import { AppError } from '@registry/shared/errors/app-error'
import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { createCounter } from '@registry/shared/metrics/metrics'
import { type Cents, dollarsFromCents, remainingCents } from '@registry/shared/money/money'
import * as z from 'zod'
import type { Db } from '../../../db/connect.ts'
import {
  findStoredResponse,
  type IdempotentRequest,
  requestHash,
  scopeKey,
  storeErrorResponse,
  storeResponse,
} from '../../../db/idempotency.ts'
import type { App } from '../../../http/app.ts'
import { encodeResponse } from '../../../http/routes/parse-input.ts'
import { type RouteResponse, requireFound, type Trace } from '../../../http/routes/route.ts'
import { queuedJob } from '../../../jobs/enqueue.ts'
import type { AuditEvent } from '../../audit/audit-store.ts'
import { listFunding } from '../../items/funding-store.ts'
import { toItemFunding, toPublicItem } from '../../items/item-presenter.ts'
import { loadItem } from '../../items/load-items.ts'
import { notifyOfContribution } from '../../push/notification-jobs.ts'
import { sendThankYou } from '../mails/contribution-mails.ts'
import * as newContributionStore from './new-contribution-store.ts'

const contributions = createCounter({
  name: 'registry_contributions_total',
  help: 'Contributions that reached an item: accepted, repeated, or the code of the refusal',
  labels: ['outcome'],
})

type ContributeResponse = RouteResponse<typeof contributeEndpoint>

interface Contribute {
  /** Current slug of the registry. */
  slug: string
  itemId: string
  contributor: Pick<
    newContributionStore.NewContribution,
    'name' | 'email' | 'message' | 'paymentMethod' | 'isNameHidden' | 'isAmountHidden'
  >
  amountCents: Cents
  /** The request of an Idempotency-Key. */
  once: Once
  trace: Trace
}

type Once = Pick<IdempotentRequest, 'key' | 'request' | 'onReplay'>

interface ItemRef {
  registryId: string
  itemId: string
}

/** A request that may be a retry. */
interface RepeatedRequest extends ItemRef {
  idempotency: IdempotentRequest<ContributeResponse>
}

/** Returns the scope, key and body that identify retries of a contribution. */
export function createContributionIdempotency(
  item: ItemRef,
  request: Once,
): IdempotentRequest<ContributeResponse> {
  return {
    // The scope excludes the session: a retry with a renewed session must not contribute twice. UUIDs are
    // case-insensitive.
    scope: `contribute ${item.registryId} ${item.itemId.toLowerCase()}`,
    ...request,
    encode: response => encodeResponse(contributeEndpoint, response),
    renew: async (db, stored) =>
      createStoredResponse(stored) ?? buildResponse(db, item, stored.contribution.id),
  }
}

const createResponse = (
  { item, contributions: all }: newContributionStore.LoadedItem,
  id: string,
) => ({
  data: toPublicItem(item, all),
  contribution: { id },
})

/** Creates the response to a stored item; undefined for one that an earlier release stored with fewer fields. */
function createStoredResponse({
  item,
  contribution,
}: ContributeResponse & { item?: newContributionStore.LoadedItemJson }) {
  if (!item) return undefined
  const response = createResponse(newContributionStore.toLoadedItem(item), contribution.id)
  return z.safeEncode(contributeEndpoint.response, { success: true, ...response }).success
    ? response
    : undefined
}

async function buildResponse(
  db: Db,
  { registryId, itemId }: ItemRef,
  id: string,
): Promise<ContributeResponse> {
  // Includes an item that was deleted after the contribution was accepted.
  const { item, contributions } = requireFound(
    await loadItem(db, registryId, itemId, { deleted: true }),
  )
  return { data: toPublicItem(item, contributions), contribution: { id } }
}

/**
 * Stores and returns the response to a contribution that an earlier release stored without it; returns that of another
 * retry if it was stored first.
 */
async function storeOrRepeat(
  db: Db,
  input: RepeatedRequest,
  response: ContributeResponse,
): Promise<ContributeResponse> {
  const stored = await storeResponse(db, input.idempotency, response)
  if (stored) return stored
  // Return the stored response: the item may have changed since another request rendered and stored it.
  return (await findStoredResponse(db, input.idempotency)) ?? response
}

async function createRejection(db: Db, { registryId, itemId }: ItemRef): Promise<AppError> {
  const [funding] = await listFunding(db, registryId, [itemId])
  if (!funding) return new AppError('NOT_FOUND', { message: contributionMessages.gone })
  const left = remainingCents(funding.totalPriceCents, funding.amountContributedCents)
  const item = z.encode(itemFunding, toItemFunding(funding))
  return new AppError('AMOUNT_EXCEEDS_REMAINING', {
    data: { remaining: dollarsFromCents(left), item },
  })
}

/**
 * Returns the response to a request that was answered before, or whose contribution was accepted by a process
 * of an earlier release that ended before it stored the response; undefined for another request.
 */
export async function findRepeatedResponse(
  db: Db,
  input: RepeatedRequest,
): Promise<ContributeResponse | undefined> {
  const stored = await findStoredResponse(db, input.idempotency)
  if (stored) return stored
  const id = await newContributionStore.findIdByKey(db, scopeKey(input.idempotency))
  if (id === undefined) return undefined
  input.idempotency.onReplay?.()
  return storeOrRepeat(db, input, await buildResponse(db, input, id))
}

async function repeatResponse(db: Db, input: RepeatedRequest): Promise<ContributeResponse> {
  const repeated = await findRepeatedResponse(db, input)
  if (!repeated) throw new AppError('IN_PROGRESS', { retryAfterS: 1 })
  return repeated
}

/**
 * Stores a contribution with its audit event and jobs if it fits. See `newContributionStore.insertIfFits` for the
 * outcomes.
 */
export function storeContribution(
  db: Db,
  input: Contribute,
  {
    id,
    now,
    ...jobs
  }: { id: string; now: Date } & Pick<newContributionStore.RelatedRecords, 'jobs' | 'thankYouJobs'>,
) {
  const { slug, itemId, amountCents, contributor, once, trace } = input
  const { isNameHidden, isAmountHidden } = contributor
  const audit: AuditEvent = {
    actorKind: 'visitor',
    action: 'contribution.created',
    entityId: id,
    details: { itemId, amountCents, isNameHidden, isAmountHidden },
    ...trace,
  }
  return newContributionStore.insertIfFits(
    db,
    { ...{ id, slug, itemId, amountCents, idempotencyKey: once.key, now }, ...contributor },
    { requestHash: requestHash(once.request), audit, ...jobs },
  )
}

/**
 * Adds a contribution to an item, at most its remaining price, and returns the item; undefined when no open registry
 * has the slug. A retry receives the response of the first request. Throws AMOUNT_EXCEEDS_REMAINING with `remaining`
 * in dollars and the current `item`, NOT_FOUND for an item that is not on this registry, IDEMPOTENCY_MISMATCH for a
 * key that was used with another body or has expired.
 */
export async function contribute(
  { db, newId, now }: App,
  input: Contribute,
): Promise<ContributeResponse | undefined> {
  const id = newId()
  const ofContribution = { contributionId: id }
  const result = await storeContribution(db, input, {
    ...{ id, now: now() },
    jobs: [queuedJob(notifyOfContribution, ofContribution)],
    thankYouJobs: [queuedJob(sendThankYou, ofContribution)],
  })
  if (result.outcome === 'unknown') return undefined
  if (result.outcome === 'given') {
    contributions.inc({ outcome: 'accepted' })
    return createResponse(result.loaded, id)
  }
  const place = { registryId: result.registryId, itemId: input.itemId }
  const repeated = { ...place, idempotency: createContributionIdempotency(place, input.once) }
  if (result.outcome === 'known') {
    const response = await repeatResponse(db, repeated).catch((error: unknown) => {
      // The same key with another body, or a first request that has not ended.
      if (error instanceof AppError) contributions.inc({ outcome: error.code })
      throw error
    })
    contributions.inc({ outcome: 'repeated' })
    return response
  }
  const isUsed = result.outcome === 'used'
  const rejection = isUsed ? new AppError('IDEMPOTENCY_MISMATCH') : await createRejection(db, place)
  contributions.inc({ outcome: rejection.code })
  if (!isUsed && !(await storeErrorResponse(db, repeated.idempotency, rejection)))
    return repeatResponse(db, repeated)
  throw rejection
}
