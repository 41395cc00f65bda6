import { type Subscriber, subscribe } from '../../events/domain-events.ts'
import { removePayees } from './change-payees.ts'

export const paymentSubscribers: readonly Subscriber[] = [
  subscribe('account.claimed', (db, { userId, at }) => removePayees(db, { userId, at })),
]
