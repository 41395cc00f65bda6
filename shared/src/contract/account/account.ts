import * as z from 'zod/mini'
import { authMessages } from '../../messages/account/auth.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, id, limit, offset, success, timestamp } from '../fields.ts'

/** A signed-in browser or extension. */
export const device = z.object({
  id,
  client: z.enum(['web', 'extension']),
  /** 'Chrome on Windows'. */
  label: z.string(),
  createdAt: timestamp,
  lastUsedAt: timestamp,
  /** Number of items that this device added and that are still on the registry. */
  itemsAdded: z.int(),
  /** The device that sent the request. */
  isCurrent: z.boolean(),
})
export type Device = z.output<typeof device>

export const listSessions = defineEndpoint('GET /auth/sessions', {
  access: 'user',
  summary: 'List the signed-in devices, most recently used first',
  query: z.strictObject({ limit: limit(100, 50), offset }),
  response: success({ data: z.array(device), total: z.int() }),
  errors: ['FORBIDDEN'],
})

export const endSession = defineEndpoint('DELETE /auth/sessions/{id}', {
  access: 'user',
  summary: 'Sign out a device or extension immediately',
  params: z.object({ id }),
  response: done,
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

export const exportAccount = defineEndpoint('GET /auth/export', {
  access: 'user',
  summary: 'Export all data about the owner and their registry',
  response: success({ data: z.record(z.string(), z.unknown()) }),
  errors: ['FORBIDDEN'],
})

export const deleteAccount = defineEndpoint('DELETE /auth/account', {
  access: 'user',
  summary: 'Close the account and its registry; deletes personal data and keeps anonymous totals',
  body: z.strictObject({
    password: z.string().check(z.minLength(1, authMessages.passwordRequired), z.maxLength(128)),
  }),
  response: done,
  errors: ['FORBIDDEN', 'INVALID_CREDENTIALS'],
})
