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
  registryId: string
  itemId: string
  contributor: Pick<
    newContributionStore.NewContribution,
    'name' | 'email' | 'message' | 'paymentMethod' | 'isNameHidden' | 'isAmountHidden'
  >
  amountCents: Cents
  /** Whether to mail the contributor an automatic thank-you. */
  shouldSendThankYou: boolean
  idempotency: IdempotentRequest<ContributeResponse>
  trace: Trace
}

type ItemRef = Pick<Contribute, 'registryId' | 'itemId'>

/** A request that may be a retry. */
type RepeatedRequest = Pick<Contribute, 'registryId' | 'itemId' | 'idempotency'>

/** Returns the scope, key and body that identify retries of a contribution. */
export function createContributionIdempotency(
  item: ItemRef,
  request: Pick<IdempotentRequest, 'key' | 'request' | 'onReplay'>,
): IdempotentRequest<ContributeResponse> {
  return {
    // The scope excludes the session: a retry with a renewed session must not contribute twice. UUIDs are
    // case-insensitive.
    scope: `contribute ${item.registryId} ${item.itemId.toLowerCase()}`,
    ...request,
    encode: response => encodeResponse(contributeEndpoint, response),
    renew: (db, { contribution }) => buildResponse(db, item, contribution.id),
  }
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

/** Stores and returns the response to an accepted contribution; returns a retry's response if it was stored first. */
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
 * that ended before it stored the response; undefined for another request.
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
  input: Omit<Contribute, 'shouldSendThankYou'>,
  { id, now, jobs }: { id: string; now: Date; jobs: newContributionStore.RelatedRecords['jobs'] },
) {
  const { registryId, itemId, amountCents, contributor, idempotency, trace } = input
  const idempotencyKey = scopeKey(idempotency)
  const { isNameHidden, isAmountHidden } = contributor
  const audit: AuditEvent = {
    actorKind: 'visitor',
    registryId,
    action: 'contribution.created',
    entityId: id,
    details: { itemId, amountCents, isNameHidden, isAmountHidden },
    ...trace,
  }
  return newContributionStore.insertIfFits(
    db,
    { ...{ id, registryId, itemId, amountCents, idempotencyKey, now }, ...contributor },
    { requestHash: requestHash(idempotency.request), audit, jobs },
  )
}

/**
 * Adds a contribution to an item, at most its remaining price, and returns the item. A retry receives the
 * response of the first request. Throws AMOUNT_EXCEEDS_REMAINING with `remaining` in dollars and the current
 * `item`, NOT_FOUND for an item that is not on this registry, IDEMPOTENCY_MISMATCH for a key that was used with
 * another body or has expired.
 */
export async function contribute(
  { db, newId, now }: App,
  input: Contribute,
): Promise<ContributeResponse> {
  const id = newId()
  const ofContribution = { contributionId: id }
  const jobs = [queuedJob(notifyOfContribution, ofContribution)]
  if (input.shouldSendThankYou) jobs.push(queuedJob(sendThankYou, ofContribution))
  const { outcome, loaded } = await storeContribution(db, input, { id, now: now(), jobs })
  if (outcome === 'given') {
    contributions.inc({ outcome: 'accepted' })
    const data = toPublicItem(loaded.item, loaded.contributions)
    return storeOrRepeat(db, input, { data, contribution: { id } })
  }
  if (outcome === 'known') {
    const response = await repeatResponse(db, input).catch((error: unknown) => {
      // The same key with another body, or a first request that has not ended.
      if (error instanceof AppError) contributions.inc({ outcome: error.code })
      throw error
    })
    contributions.inc({ outcome: 'repeated' })
    return response
  }
  const rejection =
    outcome === 'used' ? new AppError('IDEMPOTENCY_MISMATCH') : await createRejection(db, input)
  contributions.inc({ outcome: rejection.code })
  if (outcome !== 'used' && !(await storeErrorResponse(db, input.idempotency, rejection)))
    return repeatResponse(db, input)
  throw rejection
}
