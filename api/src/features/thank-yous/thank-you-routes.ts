import {
  listThankYous,
  markThankYous,
  saveThankYou,
  sendThankYou,
} from '@registry/shared/contract/contributions/thank-yous'
import { LIST_MAX } from '@registry/shared/contract/fields'
import type { App } from '../../http/app.ts'
import { mailboxKey } from '../../http/limits/mailbox-key.ts'
import type { Limit } from '../../http/limits/rate-limits.ts'
import { onceRoute } from '../../http/routes/once-route.ts'
import { type RequestMeta, type Route, route } from '../../http/routes/route.ts'
import type { RegistryViewer } from '../../http/routes/viewer.ts'
import { actorOf } from '../audit/audit-store.ts'
import { countContributors, findContributors, listContributors } from './contributor-store.ts'
import { getContributor, getThankYou, withContributions } from './load-thank-yous.ts'
import { markSent, requireVerifiedEmail, saveNote, sendNote, type Writer } from './note-actions.ts'

// Limits free text to people who did not request it: enough for an evening of writing, too few for a script.
const NOTES: readonly Limit[] = [
  { name: 'thank-you-notes', points: 60, windowS: 3_600, by: 'registry', store: 'postgres' },
  { name: 'thank-you-notes-day', points: 200, windowS: 86_400, by: 'registry', store: 'postgres' },
]

/** Limits the notes of a registry to one contributor. */
const TO_ONE: Limit = {
  ...{ name: 'thank-you-notes-guest', points: 5, windowS: 86_400 },
  ...{ by: 'registry', store: 'postgres' },
}

/** Limits the notes of all registries to one mailbox, because email addresses of contributors are unverified. */
export const NOTES_PER_MAILBOX: Limit = {
  ...{ name: 'thank-you-notes-address', points: 20, windowS: 86_400 },
  ...{ by: 'registry', store: 'postgres' },
}

interface RequestInput {
  viewer: RegistryViewer
  meta: RequestMeta
}

const writer = ({ viewer, meta: { trace } }: RequestInput, { newId, now }: App): Writer => ({
  actor: actorOf(viewer),
  newId,
  now: now(),
  trace,
})

/** Routes for thank-you notes. */
export const thankYouRoutes: Route[] = [
  route(listThankYous, async ({ viewer: { registryId }, query }, { db }) => {
    const { limit = LIST_MAX, offset = 0 } = query
    const [contributors, counts] = await Promise.all([
      listContributors(db, registryId, { limit, offset }),
      countContributors(db, registryId),
    ])
    return { thankYous: await withContributions(db, registryId, contributors), ...counts }
  }),

  route(saveThankYou, async (request, app) => {
    const { params, body, viewer } = request
    return app.db.transaction(async db => {
      await saveNote(db, writer(request, app), { contributionId: params.id, ...body })
      return { data: await getThankYou(db, viewer.registryId, params.id) }
    })
  }),

  onceRoute(
    sendThankYou,
    {
      limits: NOTES,
      async limitsFor({ params, viewer }, { db }) {
        // Not stored as the response: the same request succeeds once the address is verified.
        await requireVerifiedEmail(db, viewer.registryId)
        const { id, email } = await getContributor(db, viewer.registryId, params.id)
        return [
          { limit: TO_ONE, key: id },
          ...(email ? [{ limit: NOTES_PER_MAILBOX, key: mailboxKey(email) }] : []),
        ]
      },
    },
    (request, app) => {
      const { params, query, body, viewer } = request
      return {
        // UUIDs are case-insensitive.
        scope: `thank-yous.send ${viewer.registryId} ${params.id.toLowerCase()}`,
        request: body,
        // The stored result holds no personal data.
        async work(db) {
          await sendNote(db, writer(request, app), {
            contributionId: params.id,
            ...query,
            ...body,
          })
          return {}
        },
        respond: async () => ({ data: await getThankYou(app.db, viewer.registryId, params.id) }),
      }
    },
  ),

  route(markThankYous, async (request, app) => {
    const { body, viewer } = request
    return app.db.transaction(async db => {
      await markSent(db, writer(request, app), body)
      const contributors = await findContributors(db, viewer.registryId, body.ids)
      return { thankYous: await withContributions(db, viewer.registryId, contributors) }
    })
  }),
]
