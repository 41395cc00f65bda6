import { NOTE_MAX, type ThankYou } from '@registry/shared/contract/thank-yous'
import { noteTemplates, type Tone } from '@registry/shared/messages/thank-you-notes'

/** In the order in which they are offered. */
export const TONES = ['warm', 'short', 'funny'] as const satisfies readonly Tone[]

const NAMED = 3
const inWords = new Intl.ListFormat('en')

/** The note in a tone, for the gifts that nobody thanked for yet; for all once they are. */
export function mergeNote(tone: Tone, { name, gifts }: ThankYou, parents: string): string {
  const open = gifts.filter(({ isThanked }) => !isThanked)
  const items = (open.length > 0 ? open : gifts).map(({ itemName }) => itemName.trim())
  const named = [...new Set(items)].filter(Boolean)
  const words = { name, gifts: giftsInWords(named), parents }
  const note = noteTemplates[tone](words)
  // Shops give names that fill a page: then the note does without them.
  if (noteLength(note) <= NOTE_MAX) return note
  return noteTemplates[tone]({ ...words, gifts: undefined })
}

/** '“A”, “B” and “C”'; what is beyond three is not named one by one. */
function giftsInWords(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined
  const quoted = names.slice(0, NAMED).map(name => `“${name}”`)
  const rest = names.length - NAMED
  const more = rest === 1 ? ['one gift more'] : [`${rest} gifts more`]
  return inWords.format(rest > 0 ? [...quoted, ...more] : quoted)
}

/** The tone whose note this is, word for word; undefined for one's own words. */
export function toneOf(note: string, guest: ThankYou, parents: string): Tone | undefined {
  return TONES.find(tone => mergeNote(tone, guest, parents).trim() === note.trim())
}

/** How many characters a note has, as people and the server count them. */
export function noteLength(note: string): number {
  return [...note.trim()].length
}

/** WhatsApp with the note in it; the owner chooses there whom it goes to. */
export function whatsAppLink(note: string): string {
  return `https://wa.me/?text=${encodeURIComponent(note.toWellFormed())}`
}

/** Whether a mail would write some of it otherwise, so that it leads nowhere. */
export function holdsLink(note: string): boolean {
  return /:\/\/|\bwww\.|\S@\S+\.\S/i.test(note)
}
