import { contribute as contributeEndpoint } from '@registry/shared/contract/contributions/contributions'
import type { Input } from '@registry/shared/contract/endpoint'
import { AppError } from '@registry/shared/errors/app-error'
import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import * as z from 'zod/mini'
import type { Db } from '../../../db/connect.ts'
import { isErrorStored, StoredBody, scopeKey } from '../../../db/idempotency.ts'
import type { App } from '../../../http/app.ts'
import type { Limit } from '../../../http/limits/rate-limits.ts'
import type { RequestMeta, RouteResponse } from '../../../http/routes/route.ts'
import * as registryStore from '../../registries/registry-store.ts'
import { contribute, createContributionIdempotency, findRepeatedResponse } from './contribute.ts'
import { findIdByKey } from './new-contribution-store.ts'

// Hundreds of visitors may share one IP address, on a party's Wi-Fi or with a mobile carrier. A single session,
// or all requests without one, is limited tightly. Sessions of one IP address on one registry are limited only
// beyond 400 a minute (wait up to a minute) and 600 an hour (wait until the hour is over).
export const CONTRIBUTE_LIMITS: readonly Limit[] = [
  { name: 'contribute-sender', points: 30, windowS: 600, by: 'sender' },
  { name: 'contribute-session', points: 10, windowS: 600, by: 'viewer', store: 'postgres' },
  { name: 'contribute-burst', points: 400, windowS: 60, by: 'ip-and-registry', store: 'postgres' },
  {
    name: 'contribute-guests',
    points: 600,
    windowS: 3600,
    by: 'ip-and-registry',
    store: 'postgres',
  },
  { name: 'contribute-registry', points: 1_500, windowS: 3600, by: 'registry', store: 'postgres' },
]

type ContributionRequest = Pick<Input<typeof contributeEndpoint>, 'params' | 'body'> & {
  meta: Pick<RequestMeta, 'idempotencyKey' | 'onReplay' | 'trace'>
}

/** Error for a registry that was closed meanwhile, perhaps after the visitor has paid. */
const registryGone = () =>
  new AppError('REGISTRY_NOT_FOUND', { message: contributionMessages.registryGone })

/** Contributes to an item of the registry with this current or former slug. See `contribute` for the errors. */
export async function contributeToRegistry({ params, body, meta }: ContributionRequest, app: App) {
  const { idempotencyKey: key, onReplay, trace } = meta
  const { amount: amountCents, message, ...contributor } = body
  const contributeTo = (slug: string) =>
    contribute(app, {
      ...{ slug, itemId: params.id, amountCents, trace },
      contributor: { ...contributor, message: message || null },
      once: { key, request: body, onReplay },
    })
  const response = await contributeTo(params.slug)
  if (response) return response
  // Former slugs are accepted: a visitor may have the page open while the slug changes.
  const slug = await registryStore.findCurrentSlug(app.db, params.slug)
  const redirected = slug === undefined ? undefined : await contributeTo(slug)
  if (!redirected) throw registryGone()
  return redirected
}

/** Returns the response to a contribution that was accepted before; undefined for another request. */
export async function repeatContribution(
  { params, body, meta }: ContributionRequest,
  { db }: Pick<App, 'db'>,
) {
  const registry = await registryStore.findByAnySlug(db, params.slug)
  if (!registry) return undefined
  const place = { registryId: registry.id, itemId: params.id }
  const { idempotencyKey: key, onReplay } = meta
  return findRepeatedResponse(db, {
    ...place,
    idempotency: createContributionIdempotency(place, { key, request: body, onReplay }),
  })
}

/** Returns the contribution that used an idempotency key; undefined for an unused key. */
export async function findUseOfKey(
  db: Db,
  place: { registryId: string; itemId: string },
  key: string,
): Promise<{ storedId: string } | 'refused' | undefined> {
  const request = createContributionIdempotency(place, {
    key: key || undefined,
    request: undefined,
  })
  const storedId = await findIdByKey(db, scopeKey(request))
  if (storedId !== undefined) return { storedId }
  return (await isErrorStored(db, request)) ? 'refused' : undefined
}

/** Returns the id of the contribution in a new or a stored response. */
export function contributionIdOf(response: RouteResponse<typeof contributeEndpoint>): string {
  if (!(response instanceof StoredBody)) return response.contribution.id
  return z.decode(contributeEndpoint.response, JSON.parse(response.text)).contribution.id
}
