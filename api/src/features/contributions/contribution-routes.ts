import { contribute as contributeEndpoint } from '@registry/shared/contract/contributions'
import { AppError } from '@registry/shared/errors/app-error'
import { once, scopeKey } from '../../db/idempotency.ts'
import type { Limit } from '../../http/rate-limits.ts'
import { type Route, route } from '../../http/route.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { tellOfContributionJob } from '../../jobs/notice-jobs.ts'
import { toPublicItem } from '../items/item-presenter.ts'
import { loadItem } from '../items/load-items.ts'
import { found } from '../registries/registry-policy.ts'
import * as registryStore from '../registries/registry-store.ts'
import { contribute } from './contribute.ts'
import { sendThankYou } from './contribution-mails.ts'

// A whole party behind one address must get through, a script must not: one session, or all who bring
// none, can use up a quarter of what their address may do.
const LIMITS: readonly Limit[] = [
  { name: 'contribute-sender', points: 30, windowS: 600, by: 'sender' },
  { name: 'contribute-session', points: 10, windowS: 600, by: 'viewer', store: 'postgres' },
  { name: 'contribute-ip', points: 120, windowS: 600, by: 'ip', store: 'postgres' },
  { name: 'contribute-registry', points: 300, windowS: 3600, by: 'registry', store: 'postgres' },
]

export const contributionRoutes: Route[] = [
  route(
    contributeEndpoint,
    async ({ params, body, meta }, app) => {
      // Whoever has the page open while its registry moves can still give.
      const registry = await registryStore.findByAnySlug(app.db, params.slug)
      if (!registry) throw new AppError('REGISTRY_NOT_FOUND')
      // Not by session: a retry after the session was renewed must still count once.
      const request = {
        scope: `contribute ${registry.id} ${params.id}`,
        key: meta.idempotencyKey,
        request: body,
        onReplay: meta.onReplay,
      }
      return once(app.db, request, async db => {
        const id = app.newId()
        const { amount, message, ...giver } = body
        await contribute(db, {
          id,
          registryId: registry.id,
          itemId: params.id,
          giver: { ...giver, message: message || null },
          amountCents: amount,
          idempotencyKey: scopeKey(request),
          trace: meta.trace,
          now: app.now(),
        })
        await enqueue(db, tellOfContributionJob, { contributionId: id })
        if (registry.autoThankYouEnabled) await enqueue(db, sendThankYou, { contributionId: id })
        const { item, contributions } = found(await loadItem(db, registry.id, params.id))
        return {
          data: toPublicItem(item, contributions),
          contribution: { id },
        }
      })
    },
    { limits: LIMITS },
  ),
]
