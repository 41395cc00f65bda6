import {
  confirmLinkedPayment,
  getLinkedPayment,
} from '@registry/shared/contract/contributions/payment-links'
import type { Limit } from '../../../http/limits/rate-limits.ts'
import { type Route, route } from '../../../http/routes/route.ts'
import { confirmPayment } from './confirm-payment.ts'
import { loadLinkedPayment } from './load-linked-payment.ts'
import { isExpiredKey } from './payment-link.ts'

const LIMITS: readonly Limit[] = [
  { name: 'payment-links', points: 60, windowS: 600, by: 'viewer', store: 'postgres' },
]

const EXPIRED = { data: { state: 'expired' as const, contribution: null } }

/** Routes of the link in a reminder, authorised by its key. */
export const paymentLinkRoutes: Route[] = [
  route(
    getLinkedPayment,
    async ({ params: { id }, query: { key } }, app) => {
      if (isExpiredKey(app, { id, key })) return EXPIRED
      return { data: await loadLinkedPayment(app.db, id) }
    },
    { limits: LIMITS },
  ),

  route(
    confirmLinkedPayment,
    async ({ params: { id }, body: { key, paymentMethod }, meta: { trace } }, app) => {
      if (isExpiredKey(app, { id, key })) return EXPIRED
      return app.db.transaction(async db => {
        await confirmPayment(db, { id: id.toLowerCase(), paymentMethod, trace })
        return { data: await loadLinkedPayment(db, id) }
      })
    },
    { limits: LIMITS },
  ),
]
