import { vi } from 'vitest'
import { registryUrl } from '../config.ts'

const HOUR_MS = 3_600_000
const OWNER_ID = crypto.randomUUID()

/** An item of the owner's registry, as the API returns it. */
export const exampleItem = {
  id: crypto.randomUUID(),
  productName: 'Foldable Baby Cot',
  productUrl: 'https://shop.example/cot',
  totalPrice: 189,
  quantity: 1,
  thumbnailUrl: null,
  isHidden: false,
  createdAt: '2026-01-01T00:00:00Z',
  isFunded: false,
}

/** The registry's only account. */
export const account = { email: 'anna@registry.example', password: 'Registry-1' }
/** A valid pairing code. */
export const PAIRED_CODE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

type Item = typeof exampleItem
interface Received {
  body: Record<string, unknown>
  headers: Headers
}
type Respond = (received: Received, id: string) => Response | Promise<Response>

/**
 * Replaces `fetch` by the registry of one owner, as far as the extension uses it. It honours idempotency keys
 * and rejects expired tokens; `respondTo` replaces the response to a request.
 */
export function startFakeRegistry() {
  const items: Item[] = []
  const idsByKey = new Map<string, string>()
  const requests: string[] = []
  const tokens = createTokens()
  const replaced = new Map<string, Respond>()

  const add: Respond = ({ body, headers }) => {
    const key = String(headers.get('idempotency-key'))
    const known = items.find(({ id }) => id === idsByKey.get(key))
    const item = known ?? { ...exampleItem, ...body, id: crypto.randomUUID() }
    if (!known) items.push(item)
    idsByKey.set(key, item.id)
    return Response.json({ success: true, data: asOwnerItem(item) }, { status: 201 })
  }
  const raise: Respond = ({ headers }, id) => {
    const key = String(headers.get('idempotency-key'))
    const item = items.find(one => one.id === id)
    if (!item) return refusal(404, 'NOT_FOUND', 'Item not found')
    if (!idsByKey.has(key)) item.quantity += 1
    idsByKey.set(key, id)
    return Response.json({ success: true, data: item })
  }
  const takeBack: Respond = (_, id) => {
    items.splice(0, items.length, ...items.filter(item => item.id !== id))
    return Response.json({ success: true })
  }
  const responses: Record<string, Respond> = {
    ...tokens.responses,
    'POST /admin/registry/items': add,
    'POST /admin/registry/items/{id}/raise-quantity': raise,
    'POST /admin/registry/items/{id}/take-back': takeBack,
    'GET /admin/registry/products': () =>
      Response.json({ success: true, data: items, total: items.length }),
  }

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace(`${registryUrl}/api`, '')
    const [id = ''] = /[\da-f-]{36}/.exec(path) ?? []
    const request = `${init.method} ${id ? path.replace(id, '{id}') : path}`
    requests.push(request)
    const received = {
      body: JSON.parse(String(init.body ?? '{}')),
      headers: new Headers(init.headers),
    }
    const respond = replaced.get(request) ?? responses[request]
    if (!respond) throw new Error(`The fake registry knows no ${request}`)
    if (path.startsWith('/admin/') && !tokens.isValid(received.headers)) return ended()
    return respond(received, id)
  })

  return {
    requests,
    names: () => items.map(({ productName }) => productName),
    deleteAll: () => void items.splice(0),
    endAccessTokens: tokens.endAccess,
    endSessions: tokens.endAll,
    /** Replaces the response to a request such as 'POST /admin/registry/items'; returns a function that undoes it. */
    respondTo: (request: string, respond: Respond) => {
      replaced.set(request, respond)
      return () => void replaced.delete(request)
    },
    /** Returns the response of the registry without replacements. */
    respond: (request: string, received: Received) =>
      responses[request]?.(received, '') ?? Response.error(),
  }
}

export type FakeRegistry = ReturnType<typeof startFakeRegistry>

/** The error of `fetch` without a connection. */
export const disconnected: Respond = () => {
  throw new TypeError('Failed to fetch')
}

export function refusal(status: number, code: string, error: string, details = {}): Response {
  return Response.json({ success: false, error, code, ...details }, { status })
}

const ended = () => refusal(401, 'TOKEN_EXPIRED', 'Your session has ended')

function createTokens() {
  const access = new Set<string>()
  const refresh = new Set<string>()
  const signIn = () => {
    const [accessToken, refreshToken] = [crypto.randomUUID(), crypto.randomUUID()]
    access.add(accessToken)
    refresh.add(refreshToken)
    return Response.json({ success: true, user, accessToken, refreshToken, expiresIn: HOUR_MS })
  }
  const responses: Record<string, Respond> = {
    'POST /auth/login': ({ body: { email, password } }) =>
      email === account.email && password === account.password
        ? signIn()
        : refusal(401, 'INVALID_CREDENTIALS', 'Invalid email or password'),
    'POST /auth/refresh': ({ body: { refreshToken } }) =>
      refresh.delete(String(refreshToken)) ? signIn() : ended(),
    'POST /auth/logout': () => Response.json({ success: true }),
    'POST /auth/pairings/claim': ({ body: { code } }) =>
      code === PAIRED_CODE ? signIn() : refusal(400, 'PAIRING_FAILED', 'Please try again'),
  }
  const endAccess = () => access.clear()
  return {
    responses,
    endAccess,
    endAll: () => {
      endAccess()
      refresh.clear()
    },
    isValid: (headers: Headers) =>
      access.has(String(headers.get('authorization')).replace('Bearer ', '')),
  }
}

const user = {
  id: OWNER_ID,
  email: account.email,
  name: 'Anna Tan',
  emailVerified: true,
  createdAt: '2026-01-01T00:00:00Z',
  registryName: 'Baby Tan',
  registrySlug: 'baby-tan',
  registryTitle: 'Welcoming Baby Tan',
  registrySubtitle: '',
  hasPassword: true,
  authMethod: 'password',
  registrySettings: {
    isSystemAdmin: false,
    adminLevel: null,
    canManageUsers: false,
    paymentMethods: [],
    giftPassingEnabled: false,
    isListed: false,
  },
  can: { administer: false, manageAccount: true },
}

/** Adds the fields that only the owner's pages read. */
function asOwnerItem(item: Item) {
  return {
    productDescription: '',
    picture: null,
    category: 'Other',
    amountContributed: 0,
    isFullyFunded: false,
    contributorCount: 0,
    acceptsPhysicalDonations: false,
    contributors: [],
    scrapedImages: [],
    can: { edit: true, delete: true, reset: true },
    ...item,
  }
}
