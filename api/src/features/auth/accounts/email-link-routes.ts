import * as contract from '@registry/shared/contract/account/auth'
import { type Route, route } from '../../../http/routes/route.ts'
import * as limits from '../auth-limits.ts'
import { forgotPassword, resetPassword } from '../passwords/reset-password.ts'
import { loadAccount } from '../sessions/load-user.ts'
import { presentUser } from '../sessions/present-user.ts'
import { correctEmail } from './correct-email.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

/** Routes to request and redeem mailed links. */
export const emailLinkRoutes: Route[] = [
  route(contract.verifyEmail, { limits: [limits.VERIFICATIONS] }, async ({ body, meta }, app) => {
    const userId = await verifyEmail(app, body.token, meta.trace)
    const { account, registry } = await loadAccount(app, userId)
    return { user: presentUser(account, registry, app.config) }
  }),
  route(contract.resendVerification, { limits: [limits.RESENDS] }, async ({ body }, app) => {
    await resendVerification(app, body.email)
    return {}
  }),
  route(
    contract.correctEmail,
    { limits: [limits.LOGINS, limits.RESENDS] },
    async ({ body, meta }, app) => {
      await correctEmail(app, body, meta)
      return {}
    },
  ),
  route(contract.forgotPassword, { limits: [limits.RESET_REQUESTS] }, async ({ body }, app) => {
    await forgotPassword(app, body.email)
    return {}
  }),
  route(contract.resetPassword, { limits: [limits.RESETS] }, async ({ body, meta }, app) => {
    await resetPassword(app, body, meta)
    return {}
  }),
]
