import * as contract from '@registry/shared/contract/account/auth'
import { createSession } from '@registry/shared/contract/account/visitor-session'
import { AppError } from '@registry/shared/errors/app-error'
import { type Route, route } from '../../http/routes/route.ts'
import { register } from './accounts/register.ts'
import * as limits from './auth-limits.ts'
import { createSignInResponse } from './sessions/create-sign-in-response.ts'
import { loadAccount, loadUser } from './sessions/load-user.ts'
import { login } from './sessions/login.ts'
import { readRefreshCookie } from './sessions/refresh-cookie.ts'
import { refreshSession } from './sessions/refresh-session.ts'
import { logout } from './sessions/revoke-session.ts'
import { createVisitorSession, VISITOR_SESSION_MS } from './sessions/visitor-session.ts'

const done = { success: true as const }

/** Routes for registration, sign-in and sign-out of visitors and owners. */
export const authRoutes: Route[] = [
  route(createSession, { limits: [limits.VISITOR_SESSIONS] }, async (_request, app) => {
    const key = app.secrets.sessionKey
    const sessionToken = createVisitorSession({ key, randomToken: app.newToken(), now: app.now() })
    return { ...done, sessionToken, expiresIn: VISITOR_SESSION_MS }
  }),
  route(contract.register, { limits: [limits.REGISTRATIONS] }, async ({ body, meta }, app) =>
    createSignInResponse(app, meta, await register(app, body, meta)),
  ),
  route(contract.login, { limits: [limits.LOGINS] }, async ({ body, meta }, app) =>
    createSignInResponse(app, meta, await login(app, body, meta)),
  ),
  route(contract.refresh, { limits: [limits.REFRESH_REQUESTS] }, async ({ body, meta }, app) => {
    const client = body.refreshToken === undefined ? 'web' : 'extension'
    const token = body.refreshToken ?? readRefreshCookie(meta, app.config)
    if (!token) throw new AppError('AUTHENTICATION_REQUIRED')
    const { userId, tokens } = await refreshSession(app, { token, client, trace: meta.trace })
    return createSignInResponse(app, meta, { ...(await loadAccount(app, userId)), tokens, client })
  }),
  route(contract.logout, async ({ meta }, app) => {
    await logout(app, meta)
    return done
  }),
  route(contract.me, async ({ viewer }, app) => ({
    ...done,
    user: await loadUser(app, viewer),
  })),
]
