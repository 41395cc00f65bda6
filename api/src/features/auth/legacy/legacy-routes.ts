import * as contract from '@registry/shared/contract/account/legacy-admin'
import { authMessages } from '@registry/shared/messages/account/auth'
import { type Route, route } from '../../../http/routes/route.ts'
import { LEGACY_LOGINS } from '../auth-limits.ts'
import { endLegacySession, legacyLogin, legacyValidate } from './legacy-admin.ts'

// One limit for both, because validating a password helps guessing as much as signing in does.
const options = { limits: [LEGACY_LOGINS] }

/** Routes for the single password that owners shared before accounts existed. */
export const legacyRoutes: Route[] = [
  route(contract.legacyLogin, options, async ({ body, meta }, app) => {
    const csrfToken = await legacyLogin(app, body.adminPassword, meta)
    return { message: authMessages.legacyWelcome, csrfToken }
  }),
  route(contract.legacyValidate, options, async ({ body, meta }, app) => {
    await legacyValidate(app, body.adminPassword, meta)
    return {}
  }),
  route(contract.legacyLogout, async ({ meta }, app) => {
    await endLegacySession(app, meta)
    return {}
  }),
]
