import { contribute as contributeEndpoint } from '@registry/shared/contract/contributions/contributions'
import { AppError } from '@registry/shared/errors/app-error'
import type { Limit } from '../../../http/limits/rate-limits.ts'
import { type Route, route } from '../../../http/routes/route.ts'
import * as registryStore from '../../registries/registry-store.ts'
import { contribute, createContributionIdempotency, findRepeatedResponse } from './contribute.ts'

// Hundreds of visitors may share one IP address, on a party's Wi-Fi or with a mobile carrier. A single session,
// or all requests without one, is limited tightly. Sessions of one IP address on one registry are limited only
// beyond 400 a minute (wait up to a minute) and 600 an hour (wait until the hour is over).
const LIMITS: readonly Limit[] = [
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

export const contributionRoutes: Route[] = [
  route(
    contributeEndpoint,
    async ({ params, body, meta }, app) => {
      // Former slugs are accepted: a visitor may have the page open while the slug changes.
      const registry = await registryStore.findForContribution(app.db, params.slug)
      if (!registry) throw new AppError('REGISTRY_NOT_FOUND')
      const place = { registryId: registry.id, itemId: params.id }
      const { idempotencyKey: key, onReplay, trace } = meta
      const { amount: amountCents, message, ...contributor } = body
      return contribute(app, {
        ...place,
        contributor: { ...contributor, message: message || null },
        amountCents,
        shouldSendThankYou: registry.autoThankYouEnabled,
        idempotency: createContributionIdempotency(place, { key, request: body, onReplay }),
        trace,
      })
    },
    {
      limits: LIMITS,
      async repeat({ params, body, meta }, { db }) {
        const registry = await registryStore.findForContribution(db, params.slug)
        if (!registry) return undefined
        const place = { registryId: registry.id, itemId: params.id }
        const { idempotencyKey: key, onReplay } = meta
        return findRepeatedResponse(db, {
          ...place,
          idempotency: createContributionIdempotency(place, { key, request: body, onReplay }),
        })
      },
    },
  ),
]
