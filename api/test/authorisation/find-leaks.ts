import type { OwnerFixture } from './owner-fixture.ts'

/** Field names that no public response may contain. */
const KEYS = [
  ...['email', 'phone', 'password', 'passwordHash', 'token', 'hasPassword', 'emailVerified'],
  ...[
    'paymentVerified',
    'verifiedAt',
    'claimedAt',
    'paymentMethod',
    'reminderCount',
    'reminderSentAt',
    'referenceItemName',
  ],
  ...['reminderUndelivered', 'isUndelivered', 'isNameHidden', 'isAmountHidden'],
  ...['paynowProxy', 'upiVpa', 'wiseTag', 'proxyValue', 'bankShows', 'eventDate'],
  ...['isSystemAdmin', 'adminLevel', 'canManageUsers', 'authMethod'],
  ...['userId', 'ownerId', 'registryId', 'sessionId', 'idempotencyKey', 'deletedAt'],
  ...['scrapedImages', 'offererEmail', 'offererPhone', 'offererContact', 'adminNotes'],
]

const PAYEE_KEYS = ['proxyValue', 'bankShows']
const ACCOUNT_KEYS = [
  ...['email', 'emailVerified', 'hasPassword', 'authMethod'],
  ...['isSystemAdmin', 'adminLevel', 'canManageUsers'],
]

/** How a contributor pays, for the link in their own reminder. */
const PAYMENT_KEYS = ['paymentMethod', 'claimedAt', 'referenceItemName']

const OFFERING_KEYS = ['email', 'phone', 'offererEmail', 'offererPhone', 'adminNotes']

/**
 * Private data that a response may contain: payment details, the caller's own account, or the offering or
 * payment of a personal link.
 */
export type Disclosure = 'payee' | 'account' | 'offering' | 'payment'

const ALLOWED_KEYS = {
  payee: PAYEE_KEYS,
  account: ACCOUNT_KEYS,
  offering: OFFERING_KEYS,
  payment: PAYMENT_KEYS,
}

function forbidden({ payee, account, kept, offering }: OwnerFixture, told: Disclosure | undefined) {
  const allowed = told ? ALLOWED_KEYS[told] : []
  const toOfferer = told === 'offering' ? offering.told : []
  const silent = kept.filter(text => !toOfferer.includes(text))
  return {
    keys: KEYS.filter(key => !allowed.includes(key)),
    values: [...silent, ...(told === 'payee' ? [] : payee), ...(told === 'account' ? [] : account)],
  }
}

function places(
  value: unknown,
  path: string,
  is: (key: string, text: string) => boolean,
): string[] {
  const key = path.slice(path.lastIndexOf('.') + 1)
  if (typeof value !== 'object' || value === null) return is(key, String(value)) ? [path] : []
  const own = is(key, '') ? [path] : []
  const inner = Object.entries(value).flatMap(([name, one]) => places(one, `${path}.${name}`, is))
  return [...own, ...inner]
}

/** Returns the paths of private data in a public response; empty if there is none. */
export function findLeaks(answer: unknown, household: OwnerFixture, told?: Disclosure): string[] {
  const { keys, values } = forbidden(household, told)
  const isLeak = (key: string, text: string) =>
    keys.includes(key) || values.some(value => text.includes(value))
  return places(answer, '$', isLeak)
}
