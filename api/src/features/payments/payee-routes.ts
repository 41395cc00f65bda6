import {
  getPaymentMethods,
  updatePaymentMethods,
} from '@registry/shared/contract/contributions/payment-settings'
import type { App } from '../../http/app.ts'
import { requireFound } from '../../http/routes/require-found.ts'
import { type Route, route } from '../../http/routes/route.ts'
import { requireAccountHolder } from '../../http/routes/viewer-permissions.ts'
import * as registryStore from '../registries/registry-store.ts'
import { changePayees } from './change-payees.ts'
import { presentPayees } from './present-payees.ts'

async function load({ db, config }: App, registryId: string) {
  const registry = requireFound(await registryStore.findById(db, registryId))
  const data = presentPayees(registry, config.payeeDefaults)
  return { data, version: registry.payeesVersion }
}

/** Routes for the payment accounts of the owner's registry. */
export const payeeRoutes: Route[] = [
  route(getPaymentMethods, ({ viewer }, app) => load(app, viewer.registryId)),

  // The legacy password is shared, so changing payment accounts requires an account.
  route(updatePaymentMethods, async ({ viewer, body, meta }, app) => {
    await changePayees(app, requireAccountHolder(viewer), { ...body, meta })
    return load(app, viewer.registryId)
  }),
]
