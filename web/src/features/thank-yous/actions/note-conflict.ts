import { ApiError } from '@registry/shared/client/api-error'
import { type ThankYou, thankYou } from '@registry/shared/contract/contributions/thank-yous'
import * as z from 'zod/mini'

/** The stored note that a text is based on; `note` is undefined if it has changed since. */
export interface BaseNote {
  version: number | undefined
  note: string | undefined
}

/** Returns the base of a text that is written on this note. */
export const baseOf = ({ version, note }: ThankYou): BaseNote => ({ version, note: note ?? '' })

const conflictBody = z.object({ current: thankYou })

/** Returns the current note from the response to a request that another device or tab overtook. */
export function readNoteConflict(error: unknown): ThankYou | undefined {
  if (!(error instanceof ApiError) || error.code !== 'EDIT_CONFLICT') return undefined
  return z.safeDecode(conflictBody, error.details.body as never).data?.current
}

/**
 * Runs a request that names the version in `base`. After a conflict it updates `base` and runs the request again with
 * the current note, if that was only marked or saved with the same words and is repeatable; otherwise it throws the
 * conflict.
 */
export async function requestOnBase<T>(
  base: { current: BaseNote },
  note: string,
  request: (theirs?: ThankYou) => Promise<T>,
  isRepeatable = (_theirs: ThankYou) => true,
): Promise<T> {
  try {
    return await request()
  } catch (error) {
    const theirs = readNoteConflict(error)
    if (!theirs || ![note, base.current.note].includes(theirs.note ?? '')) throw error
    if (!isRepeatable(theirs)) throw error
    base.current = baseOf(theirs)
    return request(theirs)
  }
}
