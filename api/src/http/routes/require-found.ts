import { AppError } from '@registry/shared/errors/app-error'

/** Returns the value or throws NOT_FOUND. Stores return undefined for rows of other registries too. */
export function requireFound<T>(thing: T | undefined): T {
  if (thing === undefined) throw new AppError('NOT_FOUND')
  return thing
}
