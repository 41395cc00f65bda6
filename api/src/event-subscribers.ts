import type { Subscriber } from './events/domain-events.ts'
import { contributionSubscribers } from './features/contributions/event-subscribers.ts'
import { itemSubscribers } from './features/items/event-subscribers.ts'
import { mailSubscriptionSubscribers } from './features/mail-subscriptions/event-subscribers.ts'
import { offeringSubscribers } from './features/offerings/event-subscribers.ts'
import { paymentSubscribers } from './features/payments/event-subscribers.ts'
import { lookupSubscribers } from './features/product-lookups/event-subscribers.ts'
import { pushSubscribers } from './features/push/event-subscribers.ts'
import { registryHeaderSubscribers } from './features/registry-headers/event-subscribers.ts'
import { thankYouSubscribers } from './features/thank-yous/event-subscribers.ts'

/** All subscribers of domain events. Those of one event run in this order. */
export const eventSubscribers: readonly Subscriber[] = [
  // Before contributions: locking the items waits for concurrent contributions, which are then erased too.
  ...itemSubscribers,
  ...contributionSubscribers,
  ...thankYouSubscribers,
  ...offeringSubscribers,
  ...paymentSubscribers,
  ...pushSubscribers,
  ...lookupSubscribers,
  ...mailSubscriptionSubscribers,
  ...registryHeaderSubscribers,
]
