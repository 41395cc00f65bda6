import { NOTE_MAX, type ThankYou } from '@registry/shared/contract/contributions/thank-yous'
import { once } from '@registry/shared/lazy/once'
import { noteTemplates, type Tone } from '@registry/shared/messages/thank-yous/thank-you-notes'

/** Order of the tone buttons. */
export const TONES = ['warm', 'short', 'funny'] as const satisfies readonly Tone[]

const MAX_NAMED_ITEMS = 3
const nameList = once(() => new Intl.ListFormat('en'))

/** Returns the template of a tone for the unthanked contributions, or for all if every one is thanked. */
export function renderNote(tone: Tone, { name, gifts }: ThankYou, parents: string): string {
  const open = gifts.filter(({ isThanked }) => !isThanked)
  const items = (open.length > 0 ? open : gifts).map(({ itemName }) => itemName.trim())
  const named = [...new Set(items)].filter(Boolean)
  const words = { name, gifts: listItemNames(named), parents }
  const note = noteTemplates[tone](words)
  // Item names from retailers can be very long: omit them when the note would exceed the limit.
  if (noteLength(note) <= NOTE_MAX) return note
  return noteTemplates[tone]({ ...words, gifts: undefined })
}

/** Returns '“A”, “B” and “C”'; names after the third are counted. */
function listItemNames(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const quoted = names.slice(0, MAX_NAMED_ITEMS).map(name => `“${name}”`)
  const rest = names.length - MAX_NAMED_ITEMS
  const more = rest === 1 ? ['one gift more'] : [`${rest} gifts more`]
  return nameList().format(rest > 0 ? [...quoted, ...more] : quoted)
}

/** Returns the tone whose unedited template this note is; undefined for own text. */
export function templateTone(
  note: string,
  contributor: ThankYou,
  parents: string,
): Tone | undefined {
  return TONES.find(tone => renderNote(tone, contributor, parents).trim() === note.trim())
}

/** Returns the length in characters, counted like the server does. */
export function noteLength(note: string): number {
  return [...note.trim()].length
}

/** Returns a WhatsApp URL with the note; the owner selects the recipient there. */
export function whatsAppLink(note: string): string {
  return `https://wa.me/?text=${encodeURIComponent(note.toWellFormed())}`
}

/** Returns whether the note contains a URL or an email address, which the mail would defuse. */
export function containsLink(note: string): boolean {
  return /:\/\/|\bwww\.|\S@\S+\.\S/i.test(note)
}
