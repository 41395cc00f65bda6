import { ApiError } from '@registry/shared/client/api-error'

/**
 * Resolves to undefined if the request fails with `code`, which means the change was made already: by another tab, or
 * by a request whose response was lost.
 */
export async function ignoreError<T>(code: string, call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof ApiError && error.code === code) return undefined
    throw error
  }
}
