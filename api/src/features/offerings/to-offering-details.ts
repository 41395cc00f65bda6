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

/** What was said of a thing, as it is kept: nothing for what is blank. */
export function toOfferingDetails(said: Said): OfferingDetails {
  return {
    ...said,
    ...Object.fromEntries(OPTIONAL.map(name => [name, said[name] || null])),
  } as OfferingDetails
}

/** The same of a change: what it leaves out stays as it is. */
export function toChange(said: Partial<Said>): Partial<OfferingDetails> {
  const blanks = OPTIONAL.filter(name => said[name] === '')
  return {
    ...(said as Partial<OfferingDetails>),
    ...Object.fromEntries(blanks.map(name => [name, null])),
  }
}
