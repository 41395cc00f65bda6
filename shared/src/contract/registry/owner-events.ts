import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'

/** Parts of a registry that open owner pages reload separately. */
export const OWNER_TOPICS = [
  'items',
  'contributions',
  'thank-yous',
  'offerings',
  'settings',
] as const
export type OwnerTopic = (typeof OWNER_TOPICS)[number]

/** Age in ms of the changes that `hello` names. */
export const RECENT_CHANGES_MS = 60_000

const topics = z.strictObject({ topics: z.array(z.enum(OWNER_TOPICS)) })

/**
 * Events for the owner of a registry by name: `hello` comes first, and no later change is missed; it names what has
 * changed in the last RECENT_CHANGES_MS. `changed` names what to reload, without contents.
 */
export const ownerEvents = { hello: topics, changed: topics } as const

export const followOwnRegistry = defineEndpoint('GET /admin/events', {
  access: 'user',
  summary:
    'Stream which parts of the own registry change; ends after 10 minutes or with the session',
  response: z.string(),
  events: ownerEvents,
})
