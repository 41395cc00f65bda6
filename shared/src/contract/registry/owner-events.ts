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

/**
 * Events for the owner of a registry by name: `hello` comes first, and no later change is missed; `changed` names
 * what to reload, without contents.
 */
export const ownerEvents = {
  hello: z.strictObject({}),
  changed: z.strictObject({ topics: z.array(z.enum(OWNER_TOPICS)) }),
} as const

export const followOwnRegistry = defineEndpoint('GET /admin/events', {
  access: 'user',
  summary:
    'Stream which parts of the own registry change; ends after 10 minutes or with the session',
  response: z.string(),
  events: ownerEvents,
})
