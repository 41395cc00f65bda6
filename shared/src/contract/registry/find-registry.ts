import * as z from 'zod/mini'
import { findRegistryMessages as t } from '../../messages/registry/find-registry.ts'
import { defineEndpoint } from '../endpoint.ts'
import { requiredText, success } from '../fields.ts'

const foundRegistry = z.object({ title: z.string(), slug: z.string() })
export type FoundRegistry = z.output<typeof foundRegistry>

export const findRegistries = defineEndpoint('GET /registries', {
  access: 'anyone',
  summary: 'Find registries by their exact title or name, if their owners allow it; at most five',
  query: z.object({ name: requiredText(120, t.missing) }),
  response: success({ registries: z.array(foundRegistry) }),
})
