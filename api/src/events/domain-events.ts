import type { MailKind } from '@registry/shared/mails/mail-kinds'
import type { Db } from '../db/connect.ts'

/** A session was signed out, or its refresh token was reused. */
interface SessionRevoked {
  name: 'session.revoked'
  sessionId: string
}

/** All sessions of a user were revoked. */
interface UserSignedOut {
  name: 'user.signed_out'
  userId: string
}

/** The owner of a mailbox verified an account by a password reset. Another person may have registered the account. */
interface AccountClaimed {
  name: 'account.claimed'
  userId: string
  at: Date
}

/** An account and its registry were closed. Each feature erases the personal data that it stores. */
interface AccountClosed {
  name: 'account.closed'
  userId: string
  registryId: string
  at: Date
}

/** A visitor offered an item to the owner of a registry. */
interface OfferingCreated {
  name: 'offering.created'
  offeringId: string
}

/** A recipient turned a kind of email off or on, by the link in an email. */
interface MailSubscriptionSwitched {
  name: 'mail_subscription.switched'
  registryId: string
  kind: MailKind
  isOn: boolean
  at: Date
}

/**
 * Events that other features react to. The feature that causes one publishes it in its transaction; the others
 * subscribe in their `event-subscribers.ts`.
 */
export type DomainEvent =
  | SessionRevoked
  | UserSignedOut
  | AccountClaimed
  | AccountClosed
  | OfferingCreated
  | MailSubscriptionSwitched

type EventName = DomainEvent['name']
type EventOf<Name extends EventName> = Extract<DomainEvent, { name: Name }>

/** Reaction of a feature; ignores other kinds of events. */
export type Subscriber = (db: Db, event: DomainEvent) => Promise<void>

/** Creates a subscriber. `handle` gets the publisher's transaction and writes and enqueues in it. */
export function subscribe<Name extends EventName>(
  name: Name,
  handle: (db: Db, event: EventOf<Name>) => Promise<void>,
): Subscriber {
  const isSubscribed = (event: DomainEvent): event is EventOf<Name> => event.name === name
  return async (db, event) => {
    if (isSubscribed(event)) await handle(db, event)
  }
}

export type Publish = (db: Db, event: DomainEvent) => Promise<void>

/**
 * Returns a function that publishes events in the caller's transaction. It runs the subscribers one after
 * another, in their order; if one fails, the transaction rolls back.
 */
export function createPublish(subscribers: readonly Subscriber[]): Publish {
  return async (db, event) => {
    if (!db.isTransaction) throw new Error(`${event.name} must be published in a transaction`)
    for (const subscriber of subscribers) await subscriber(db, event)
  }
}
