/** Fields that only the server may set, in spellings an attacker might use. */
const FOREIGN: Record<string, unknown> = {
  isSystemAdmin: true,
  is_system_admin: true,
  adminLevel: 'super',
  canManageUsers: true,
  role: 'admin',
  roles: ['system'],
  registrySettings: { isSystemAdmin: true },
  can: { administer: true },
  id: '00000000-0000-7000-8000-000000000000',
  userId: '00000000-0000-7000-8000-000000000000',
  ownerId: '00000000-0000-7000-8000-000000000000',
  registryId: '00000000-0000-7000-8000-000000000000',
  registry_id: '00000000-0000-7000-8000-000000000000',
  emailVerified: true,
  emailVerifiedAt: '2026-01-01T00:00:00Z',
  passwordHash: 'x',
  raised: 0,
  amountContributed: 0,
  amount_contributed_cents: 0,
  isFullyFunded: false,
  contributors: [],
  contributorCount: 0,
  paymentVerified: true,
  verifiedAt: '2026-01-01T00:00:00Z',
  reminderCount: 0,
  createdAt: '2026-01-01T00:00:00Z',
  deletedAt: null,
  constructor: { prototype: { isSystemAdmin: true } },
  // A computed key creates a member instead of setting the prototype.
  ['__proto__']: { isSystemAdmin: true },
}

export interface Tampered {
  /** Dotted path of the injected field. */
  place: string
  body: object
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key)

function replaced(value: object, key: string, inner: unknown): object {
  const members = { ...value, [key]: inner }
  return Array.isArray(value) ? Object.values(members) : members
}

function tampered(value: unknown, path: string): Tampered[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value)
    ? []
    : Object.entries(FOREIGN)
        .filter(([key]) => !Object.hasOwn(value, key))
        .map(([key, foreign]) => ({
          place: join(path, key),
          body: { ...value, [key]: foreign },
        }))
  const inner = Object.entries(value).flatMap(([key, one]) =>
    tampered(one, join(path, key)).map(({ place, body }) => ({
      place,
      body: replaced(value, key, body),
    })),
  )
  return [...own, ...inner]
}

/** Returns copies of a body, each with one injected field in one of its objects. */
export const withInjectedFields = (body: object): Tampered[] => tampered(body, '')
