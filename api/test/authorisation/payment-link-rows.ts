import type { OwnerFixture } from './owner-fixture.ts'
import type { Row } from './row.ts'

const open = ({ openContributionId }: OwnerFixture) => ({ id: openContributionId })
const key = ({ paymentKey }: OwnerFixture) => ({ key: paymentKey })

/** Rows of the payment link's endpoints. */
export const PAYMENT_LINK_ROWS: Record<string, Row> = {
  'GET /payment-links/{id}': { params: open, query: key, tells: 'payment' },
  'POST /payment-links/{id}/confirm': {
    params: open,
    body: of => ({ ...key(of), paymentMethod: 'india-upi' }),
    tells: 'payment',
  },
}
