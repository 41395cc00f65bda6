import { hashToken } from '../../src/features/auth/sessions/hash-token.ts'
import { createVisitorSession } from '../../src/features/auth/sessions/visitor-session.ts'
import { makeOwnerToken } from '../make-owner-token.ts'
import { bearer, legacyProof, type World } from './callers.ts'
import type { OwnerFixture } from './owner-fixture.ts'

type Headers = Record<string, string>
type WrongProof = (world: World, a: OwnerFixture) => Promise<Headers>

const DAY_MS = 86_400_000
const visitorToken = async ({ api }: World) =>
  (await api.asVisitor()).headers['x-session-token'] ?? ''
const accessToken = ({ api }: World, { userId }: OwnerFixture) => makeOwnerToken(api.app, userId)

/** Changes one character, keeping length and alphabet. */
const bent = (token: string) =>
  token.slice(0, -2) + (token.at(-2) === 'A' ? 'B' : 'A') + token.at(-1)

const rowOf = ({ api }: World, token: string) =>
  api.app.db('access_tokens').where({ token_hash: hashToken(token) })

async function endedToken(world: World, a: OwnerFixture): Promise<string> {
  const { db, now } = world.api.app
  const token = await accessToken(world, a)
  const session = rowOf(world, token).select('session_id')
  await db('sessions').whereIn('id', session).update({ revoked_at: now() })
  return token
}

async function expiredToken(world: World, a: OwnerFixture): Promise<string> {
  const token = await accessToken(world, a)
  await rowOf(world, token).update({ expires_at: world.api.app.now() })
  return token
}

function signedVisitor({ api: { app } }: World, key: string, ageMs: number): string {
  const now = new Date(app.now().getTime() - ageMs)
  return createVisitorSession({ key, randomToken: app.newToken(), now })
}

/** Invalid owner credentials: each returns 401. */
export const WRONG_OWNERS: Record<string, WrongProof> = {
  'a visitor token as bearer': async world => bearer(await visitorToken(world)),
  'an access token as visitor token': async (world, a) => ({
    'x-session-token': await accessToken(world, a),
  }),
  'a refresh token as bearer': async (_, { refreshToken }) => bearer(refreshToken),
  'a mailed token as bearer': async (_, { verifyToken }) => bearer(verifyToken),
  'a bent access token': async (world, a) => bearer(bent(await accessToken(world, a))),
  'a truncated access token': async (world, a) =>
    bearer((await accessToken(world, a)).slice(0, -1)),
  'an access token that was ended': async (world, a) => bearer(await endedToken(world, a)),
  'an access token that has expired': async (world, a) => bearer(await expiredToken(world, a)),
  'an access token as password': async (world, a) => ({
    authorization: `Basic ${await accessToken(world, a)}`,
  }),
  'a legacy cookie as bearer': async world => bearer((await legacyProof(world)).token),
  'an access token as legacy cookie': async (world, a) => {
    const token = await accessToken(world, a)
    return { cookie: `legacy_admin=${token}`, 'x-csrf-token': token }
  },
  'a CSRF token without its cookie': async world => (await legacyProof(world)).csrf,
  'an ended bearer beside a legacy cookie': async (world, a) => {
    const { cookie, csrf } = await legacyProof(world)
    return { ...bearer(await endedToken(world, a)), ...cookie, ...csrf }
  },
}

/** A legacy cookie alone permits reads only. */
export const WRONG_CHANGERS: Record<string, WrongProof> = {
  'a legacy cookie without CSRF token': async world => (await legacyProof(world)).cookie,
  "a legacy cookie with another session's CSRF token": async world => ({
    ...(await legacyProof(world)).cookie,
    ...(await legacyProof(world)).csrf,
  }),
}

/** Invalid visitor credentials. */
export const WRONG_VISITORS: Record<string, WrongProof> = {
  'an access token as visitor token': async (world, a) => ({
    'x-session-token': await accessToken(world, a),
  }),
  'a visitor token as bearer': async world => bearer(await visitorToken(world)),
  'a bent visitor token': async world => ({ 'x-session-token': bent(await visitorToken(world)) }),
  'a truncated visitor token': async world => ({
    'x-session-token': (await visitorToken(world)).slice(0, -1),
  }),
  'a visitor token of yesterday': async world => ({
    'x-session-token': signedVisitor(world, world.api.app.secrets.sessionKey, DAY_MS),
  }),
  'a visitor token that another key signed': async world => ({
    'x-session-token': signedVisitor(world, world.api.app.newToken(), 0),
  }),
}

/** All wrong proofs; lists share a name only for the same proof. */
export const WRONG_PROOFS = { ...WRONG_OWNERS, ...WRONG_CHANGERS, ...WRONG_VISITORS }

/** One wrong proof per check: bearer token, visitor token, legacy cookie, and a combination. */
export const ONE_FOR_EACH_CHECK = [
  'a visitor token as bearer',
  'an access token as visitor token',
  'an access token that was ended',
  'an access token that has expired',
  'an access token as legacy cookie',
  'an ended bearer beside a legacy cookie',
  'a bent visitor token',
]
