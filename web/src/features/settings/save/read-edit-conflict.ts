import { ApiError } from '@registry/shared/client/api-error'
import { user } from '@registry/shared/contract/account/auth'
import { paymentSetups } from '@registry/shared/contract/contributions/payment-settings'
import * as z from 'zod/mini'
import type { SavedSettings } from '../form/settings-queries.ts'

const conflictingUser = z.object({ current: user })
const conflictingPayees = z.object({ current: paymentSetups, version: z.optional(z.int()) })

/**
 * Returns the current settings from the response to a change that another device overtook; undefined for other errors.
 */
export function readEditConflict(
  saved: SavedSettings,
  part: 'profile' | 'payees',
  error: unknown,
): SavedSettings | undefined {
  if (!(error instanceof ApiError) || error.code !== 'EDIT_CONFLICT') return undefined
  const { body } = error.details
  if (part === 'profile') {
    const { data } = z.safeParse(conflictingUser, body)
    return data && { ...saved, user: data.current }
  }
  const { data } = z.safeParse(conflictingPayees, body)
  return data && { ...saved, payees: { setups: data.current, version: data.version } }
}
