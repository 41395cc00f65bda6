import {
  getAutoThankYou,
  setAutoThankYou,
} from '@registry/shared/contract/contributions/owner-contributions'
import { type Route, requireFound, route } from '../../../http/routes/route.ts'
import { actorOf } from '../../audit/audit-store.ts'
import * as registryStore from '../../registries/registry-store.ts'
import { switchAutoThankYou } from './switch-auto-thank-you.ts'

/** Routes for the setting that contributors are thanked by email automatically. */
export const autoThankYouRoutes: Route[] = [
  route(getAutoThankYou, async ({ viewer }, { db }) => {
    const { autoThankYouEnabled } = requireFound(
      await registryStore.findById(db, viewer.registryId),
    )
    return { autoThankYouEnabled }
  }),

  route(setAutoThankYou, async ({ viewer, body: { enabled }, meta: { trace } }, app) => {
    const change = { actor: actorOf(viewer), enabled, now: app.now(), trace }
    await app.db.transaction(db => switchAutoThankYou(db, change))
    return { autoThankYouEnabled: enabled }
  }),
]
