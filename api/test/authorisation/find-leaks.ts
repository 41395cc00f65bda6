import type { Household } from './household.ts'

/** Members that no public answer has, whatever stands in them. */
const KEYS = [
  ...['email', 'phone', 'password', 'passwordHash', 'token', 'hasPassword', 'emailVerified'],
  ...['paymentVerified', 'verifiedAt', 'paymentMethod', 'reminderCount', 'reminderSentAt'],
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

/** What an answer is made to tell: to one who pays, or to the owner of the proof in the request. */
export type Told = 'payee' | 'account'

function forbidden({ payee, account, kept }: Household, told: Told | undefined) {
  const allowed = told === 'payee' ? PAYEE_KEYS : told === 'account' ? ACCOUNT_KEYS : []
  return {
    keys: KEYS.filter(key => !allowed.includes(key)),
    values: [...kept, ...(told === 'payee' ? [] : payee), ...(told === 'account' ? [] : account)],
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

/** Where a public answer tells what it must not, as paths; none in a good one. */
export function findLeaks(answer: unknown, household: Household, told?: Told): string[] {
  const { keys, values } = forbidden(household, told)
  const isLeak = (key: string, text: string) =>
    keys.includes(key) || values.some(value => text.includes(value))
  return places(answer, '$', isLeak)
}
