import { once } from '@registry/shared/lazy/once'
import { lookupMessages } from '@registry/shared/messages/items/product-lookups'
import type { LookupFormValues } from './to-form-values.ts'

const { fields } = lookupMessages.reader
const list = once(() => new Intl.ListFormat('en-SG', { type: 'conjunction' }))

/** Lists the fields that need a check: 'the price and the category'; undefined if there are none. */
export function fieldsToCheck({ notes }: Pick<LookupFormValues, 'notes'>): string | undefined {
  const named = Object.entries(fields).filter(([name]) => noteTone(notes, name) === 'check')
  return named.length > 0 ? list().format(named.map(([, words]) => words)) : undefined
}

function noteTone(notes: Record<string, { tone: string } | undefined>, name: string) {
  return notes[name]?.tone
}
