import { grant } from '../../src/cli/role-commands.ts'
import { hashLegacyToken } from '../../src/features/auth/legacy/hash-legacy-token.ts'
import * as legacySessionStore from '../../src/features/auth/legacy/legacy-session-store.ts'
import { hashToken } from '../../src/features/auth/sessions/hash-token.ts'
import { LEGACY_COOKIE } from '../../src/http/routes/authenticate.ts'
import { makeExtensionToken, makeOwnerToken } from '../make-owner-token.ts'
import type { TestApi } from '../start-api.ts'
import { createOwnerFixture, type OwnerFixture } from './owner-fixture.ts'

export const CALLERS = [
  'nobody',
  'visitor',
  'owner A',
  "A's extension",
  'owner B',
  'legacy admin',
  'system admin',
] as const
export type CallerName = (typeof CALLERS)[number]
type Headers = Record<string, string>

export interface Caller {
  name: CallerName
  headers: Headers
  /** The caller's own data; undefined without any. */
  own: OwnerFixture | undefined
}

/** Shared state of the tests: the API and the data of the default registry. */
export interface World {
  api: TestApi
  defaults: OwnerFixture
  stop(): Promise<void>
}

export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` })

export async function ownerHeaders(
  { api }: World,
  { userId }: Pick<OwnerFixture, 'userId'>,
): Promise<Headers> {
  return bearer(await makeOwnerToken(api.app, userId))
}

/** Creates a session of the legacy admin: cookie and CSRF token. */
export async function legacyProof({ api: { app } }: World) {
  const [token, csrfToken] = [app.newToken(), app.newToken()]
  const expiresAt = new Date(app.now().getTime() + 60_000)
  const hashes = { tokenHash: hashLegacyToken(app, token), csrfHash: hashToken(csrfToken) }
  await legacySessionStore.insert(app.db, { ...hashes, expiresAt })
  return {
    cookie: { cookie: `${LEGACY_COOKIE}=${token}` },
    csrf: { 'x-csrf-token': csrfToken },
    token,
  }
}

async function newOwner(world: World) {
  const own = await createOwnerFixture(world.api.app)
  return { own, headers: await ownerHeaders(world, own) }
}

async function newAdministrator(world: World) {
  const owner = await newOwner(world)
  await grant(world.api.app.db, owner.own.email, ['system', 'super', 'users'])
  return owner
}

async function newLegacyAdmin(world: World) {
  const { cookie, csrf } = await legacyProof(world)
  return { own: world.defaults, headers: { ...cookie, ...csrf } }
}

type Made = Omit<Caller, 'name'>
const MAKE: Record<CallerName, (world: World, a: OwnerFixture) => Promise<Made>> = {
  nobody: async () => ({ headers: {}, own: undefined }),
  visitor: async ({ api }) => ({ headers: (await api.asVisitor()).headers, own: undefined }),
  'owner A': async (world, a) => ({ headers: await ownerHeaders(world, a), own: a }),
  "A's extension": async ({ api: { app } }, a) => ({
    headers: bearer(await makeExtensionToken(app, a.userId)),
    own: a,
  }),
  'owner B': newOwner,
  'legacy admin': newLegacyAdmin,
  'system admin': newAdministrator,
}

/** Creates a caller with new credentials; `a` is the owner of the requested data. */
export async function makeCaller(world: World, name: CallerName, a: OwnerFixture): Promise<Caller> {
  return { name, ...(await MAKE[name](world, a)) }
}
