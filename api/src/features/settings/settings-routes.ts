import { updateChecklist } from '@registry/shared/contract/account/checklist'
import { checkSlug, updateProfile } from '@registry/shared/contract/account/settings'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { type Route, route } from '../../http/routes/route.ts'
import { loadUser } from '../auth/sessions/load-user.ts'
import * as checklistStore from '../registries/checklist-store.ts'
import { changeProfile, isSlugAvailable } from './change-profile.ts'

/** Enough to check a slug while typing; too few to search for other registries. */
const SLUG_CHECKS: Limit = { name: 'slug-checks', points: 60, windowS: 60, by: 'viewer' }

/** Routes for the settings of the owner's registry. */
export const settingsRoutes: Route[] = [
  route(checkSlug, { limits: [SLUG_CHECKS] }, async ({ viewer, params }, app) => ({
    available: await isSlugAvailable(app, viewer, params.slug),
  })),

  route(updateProfile, async ({ viewer, body, meta }, app) => {
    await changeProfile(app, viewer, { changes: body, meta })
    return { user: await loadUser(app, viewer) }
  }),

  route(updateChecklist, async ({ viewer, body }, app) => {
    await checklistStore.markDone(app.db, viewer.registryId, { step: body.step, at: app.now() })
    return { user: await loadUser(app, viewer) }
  }),
]
