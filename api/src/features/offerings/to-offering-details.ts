import type { OfferingDetails } from './offering-store.ts'

type Optional =
  | 'detailedDescription'
  | 'conditionNotes'
  | 'itemAge'
  | 'originalBrand'
  | 'offererPhone'
  | 'personalMessage'

const OPTIONAL: readonly Optional[] = [
  'detailedDescription',
  'conditionNotes',
  'itemAge',
  'originalBrand',
  'offererPhone',
  'personalMessage',
]

type Said = Omit<OfferingDetails, Optional> & { [K in Optional]?: string | undefined }

/** Converts the request to columns; blank optional texts become null. */
export function toOfferingDetails(said: Said): OfferingDetails {
  return {
    ...said,
    ...Object.fromEntries(OPTIONAL.map(name => [name, said[name] || null])),
  } as OfferingDetails
}

/** Converts a partial change to columns; absent fields stay unchanged. */
export function toOfferingChanges(said: Partial<Said>): Partial<OfferingDetails> {
  const blanks = OPTIONAL.filter(name => said[name] === '')
  return {
    ...(said as Partial<OfferingDetails>),
    ...Object.fromEntries(blanks.map(name => [name, null])),
  }
}
