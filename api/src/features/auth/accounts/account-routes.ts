import * as contract from '@registry/shared/contract/account/account'
import { type Route, route } from '../../../http/routes/route.ts'
import { requireAccountHolder } from '../../../http/routes/viewer-permissions.ts'
import { EXPORTS } from '../auth-limits.ts'
import { listDevices, revokeDevice } from '../sessions/devices.ts'
import { closeAccount } from './close-account.ts'
import { exportAccount } from './export-account.ts'

/** Routes of an owner's account: devices, export and deletion. */
export const accountRoutes: Route[] = [
  route(contract.listSessions, ({ viewer, query }, app) =>
    listDevices(app, requireAccountHolder(viewer), query),
  ),
  route(contract.endSession, async ({ viewer, params, meta }, app) => {
    await revokeDevice(app, requireAccountHolder(viewer), { id: params.id, meta })
    return {}
  }),
  route(contract.exportAccount, { limits: [EXPORTS] }, async ({ viewer, meta }, app) => ({
    data: await exportAccount(app, requireAccountHolder(viewer), meta.trace),
  })),
  route(contract.deleteAccount, async ({ viewer, body, meta }, app) => {
    await closeAccount(app, requireAccountHolder(viewer), { password: body.password, meta })
    return {}
  }),
]
