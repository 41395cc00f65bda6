import type { Access, Endpoint } from '@registry/shared/contract/endpoint'
import { AppError } from '@registry/shared/errors/app-error'
import type { Context } from 'koa'
import type { Authenticators, RegistryViewer, Viewer } from './viewer.ts'
import { viewerPermissions } from './viewer-permissions.ts'

export const LEGACY_COOKIE = 'legacy_admin'
const SAFE_METHODS = new Set(['GET', 'HEAD'])

/** Returns the bearer token of a request, unverified. The scheme is case-insensitive (RFC 9110 11.1). */
export function bearerToken(ctx: Context): string | undefined {
  return /^Bearer (\S+)$/i.exec(ctx.get('authorization'))?.[1]
}

function guestOf(ctx: Context, authenticators: Authenticators) {
  const token = ctx.get('x-session-token')
  if (!token) throw new AppError('SESSION_REQUIRED')
  const visitor = authenticators.visitor(token)
  if (!visitor) throw new AppError('TOKEN_EXPIRED')
  return visitor
}

async function registryViewerOf(
  ctx: Context,
  readCookie: () => string | undefined,
  authenticators: Authenticators,
): Promise<RegistryViewer> {
  const accessToken = bearerToken(ctx)
  if (accessToken) {
    const owner = await authenticators.owner(accessToken)
    if (owner) return owner
    throw new AppError('TOKEN_EXPIRED')
  }
  // CSRF protection: browsers attach the cookie to cross-site requests too, so a change also needs the CSRF
  // token.
  const cookie = readCookie()
  const csrf = SAFE_METHODS.has(ctx.method) ? undefined : ctx.get('x-csrf-token')
  const legacy = cookie ? await authenticators.legacyAdmin(cookie, csrf) : undefined
  if (!legacy) throw new AppError('AUTHENTICATION_REQUIRED')
  return legacy
}

/** True when a signed-in viewer may use the endpoint; extensions may use only endpoints marked for them. */
function mayCall(viewer: RegistryViewer, { access, extension }: Called): boolean {
  const isExtension = viewer.kind === 'owner' && viewer.client === 'extension'
  if (isExtension && !extension) return false
  return access !== 'admin' || viewerPermissions(viewer).administer
}

type Called = Pick<Endpoint, 'access' | 'extension'>

/**
 * Returns the viewer of a request. Throws 401 or 403 when the endpoint's access rule is not met. No other code
 * verifies credentials.
 */
export async function authenticate(
  ctx: Context,
  { endpoint, legacyCookie }: { endpoint: Called; legacyCookie: () => string | undefined },
  authenticators: Authenticators,
): Promise<Viewer<Access>> {
  if (endpoint.access === 'anyone') return undefined
  if (endpoint.access === 'visitor') return guestOf(ctx, authenticators)
  const viewer = await registryViewerOf(ctx, legacyCookie, authenticators)
  if (!mayCall(viewer, endpoint)) throw new AppError('FORBIDDEN')
  return viewer
}
