import {
  describeItem,
  generateDescription,
  generateKeywords,
  llmHealth,
} from '@registry/shared/contract/items/suggestions'
import { AppError } from '@registry/shared/errors/app-error'
import { suggestionMessages } from '@registry/shared/messages/items/suggestions'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { type Route, requireFound, route } from '../../http/routes/route.ts'
import { actorOf } from '../audit/audit-store.ts'
import { changeItem } from '../items/change-item.ts'
import { toOwnerItem } from '../items/item-presenter.ts'
import { loadItem } from '../items/load-items.ts'
import { hasModel } from './ask-model.ts'
import { suggestDescription } from './suggest-description.ts'
import { suggestKeywords } from './suggest-keywords.ts'

const perMinute = (name: string, points: number): Limit => ({
  name,
  points,
  windowS: 60,
  by: 'registry',
  store: 'postgres',
})
/** Each prompt costs money, so keywords and descriptions share a daily limit. */
const PER_DAY: Limit = {
  name: 'suggestions',
  points: 300,
  windowS: 86_400,
  by: 'registry',
  store: 'postgres',
}

export const suggestionRoutes: Route[] = [
  route(
    generateKeywords,
    { limits: [perMinute('keyword-suggestions', 20), PER_DAY] },
    ({ viewer, body }, app) => suggestKeywords(app, { registryId: viewer.registryId, body }),
  ),

  route(
    generateDescription,
    { limits: [perMinute('description-suggestions', 10), PER_DAY] },
    ({ viewer, body }, app) => suggestDescription(app, { registryId: viewer.registryId, body }),
  ),

  route(llmHealth, async (_request, app) => {
    if (hasModel(app)) return {}
    throw new AppError('AI_SERVICE_UNAVAILABLE', { message: suggestionMessages.off })
  }),

  route(describeItem, async ({ viewer, params, body, meta }, app) =>
    app.db.transaction(async db => {
      const changes = { productDescription: body.description }
      await changeItem(db, { app, actor: actorOf(viewer), id: params.id, changes, meta })
      const { item, contributions } = requireFound(await loadItem(db, viewer.registryId, params.id))
      return { data: toOwnerItem(item, contributions) }
    }),
  ),
]
