import * as contract from '@registry/shared/contract/account/pairings'
import { type Route, route } from '../../../http/routes/route.ts'
import { requireAccountHolder } from '../../../http/routes/viewer-permissions.ts'
import { PAIRING_APPROVALS, PAIRING_CLAIMS } from '../auth-limits.ts'
import { createSignInResponse } from '../sessions/create-sign-in-response.ts'
import { approvePairing } from './approve-pairing.ts'
import { claimPairing } from './claim-pairing.ts'

/** Routes to connect an extension: the owner approves in the browser, the extension claims. */
export const pairingRoutes: Route[] = [
  route(
    contract.approvePairing,
    { limits: [PAIRING_APPROVALS] },
    async ({ viewer, body: { challenge }, meta }, app) => ({
      data: await approvePairing(app, requireAccountHolder(viewer), { challenge, meta }),
    }),
  ),
  route(contract.claimPairing, { limits: [PAIRING_CLAIMS] }, async ({ body, meta }, app) =>
    createSignInResponse(app, meta, await claimPairing(app, body, meta)),
  ),
]
