import {
  getPaymentMethods,
  updatePaymentMethods,
} from '@registry/shared/contract/contributions/payment-settings'
import type { App } from '../../http/app.ts'
import { type Route, requireFound, route } from '../../http/routes/route.ts'
import { requireAccountHolder } from '../../http/routes/viewer-permissions.ts'
import * as registryStore from '../registries/registry-store.ts'
import { changePayees } from './change-payees.ts'
import { presentPayees } from './present-payees.ts'

const present = (registry: registryStore.Registry, { config }: App) => ({
  data: presentPayees(registry, config.payeeDefaults),
  version: registry.payeesVersion,
})

/** Routes for the payment accounts of the owner's registry. */
export const payeeRoutes: Route[] = [
  route(getPaymentMethods, async ({ viewer }, app) =>
    present(requireFound(await registryStore.findById(app.db, viewer.registryId)), app),
  ),

  // The legacy password is shared, so changing payment accounts requires an account.
  route(updatePaymentMethods, async ({ viewer, body, meta }, app) =>
    present(await changePayees(app, requireAccountHolder(viewer), { ...body, meta }), app),
  ),
]
