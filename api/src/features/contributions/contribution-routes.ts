import { contribute as contributeEndpoint } from '@registry/shared/contract/contributions'
import { AppError } from '@registry/shared/errors/app-error'
import { storedAnswer } from '../../db/idempotency.ts'
import type { Limit } from '../../http/rate-limits.ts'
import { type Route, route } from '../../http/route.ts'
import * as registryStore from '../registries/registry-store.ts'
import { contribute, createContributionIdempotency } from './contribute.ts'

// Hundreds of guests may share one address, of a party's Wi-Fi or of a mobile carrier. One session, or all that
// bring none, is limited tightly; the sessions of one address on one registry only beyond 400 a minute, which
// then wait a minute at most, and beyond 600 an hour, which wait until the hour is over.
const LIMITS: readonly Limit[] = [
  { name: 'contribute-sender', points: 30, windowS: 600, by: 'sender' },
  { name: 'contribute-session', points: 10, windowS: 600, by: 'viewer', store: 'postgres' },
  { name: 'contribute-burst', points: 400, windowS: 60, by: 'guests', store: 'postgres' },
  { name: 'contribute-guests', points: 600, windowS: 3600, by: 'guests', store: 'postgres' },
  { name: 'contribute-registry', points: 1_500, windowS: 3600, by: 'registry', store: 'postgres' },
]

export const contributionRoutes: Route[] = [
  route(
    contributeEndpoint,
    async ({ params, body, meta }, app) => {
      // Whoever has the page open while its registry moves can still give.
      const registry = await registryStore.findByAnySlug(app.db, params.slug)
      if (!registry) throw new AppError('REGISTRY_NOT_FOUND')
      const place = { registryId: registry.id, itemId: params.id }
      const { idempotencyKey: key, onReplay, trace } = meta
      const { amount: amountCents, message, ...giver } = body
      return contribute(app, {
        ...place,
        giver: { ...giver, message: message || null },
        amountCents,
        isThanked: registry.autoThankYouEnabled,
        asked: createContributionIdempotency(place, { key, request: body, onReplay }),
        trace,
      })
    },
    {
      limits: LIMITS,
      async repeat({ params, body, meta }, { db }) {
        const registry = await registryStore.findByAnySlug(db, params.slug)
        if (!registry) return undefined
        const place = { registryId: registry.id, itemId: params.id }
        const { idempotencyKey: key, onReplay } = meta
        return storedAnswer(
          db,
          createContributionIdempotency(place, { key, request: body, onReplay }),
        )
      },
    },
  ),
]
