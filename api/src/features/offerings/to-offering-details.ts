import type { OfferedThing } from './offering-store.ts'

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

type Said = Omit<OfferedThing, Optional> & { [K in Optional]?: string | undefined }

/** What was said of a thing, as it is kept: nothing for what is blank. */
export function toThing(said: Said): OfferedThing {
  return {
    ...said,
    ...Object.fromEntries(OPTIONAL.map(name => [name, said[name] || null])),
  } as OfferedThing
}

/** The same of a change: what it leaves out stays as it is. */
export function toChange(said: Partial<Said>): Partial<OfferedThing> {
  const blanks = OPTIONAL.filter(name => said[name] === '')
  return {
    ...(said as Partial<OfferedThing>),
    ...Object.fromEntries(blanks.map(name => [name, null])),
  }
}
