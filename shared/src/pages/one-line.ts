/** Blanks and line ends of every kind. */
const BLANK = /[\p{Z}\s]/gu
/**
 * What is not seen: controls, signs that turn the reading about, private letters. Not among them are
 * the joiners that Indic scripts and emoji are written with, and the tags in a flag.
 */
const UNSEEN = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu

/** What people wrote, in one line without anything that is not seen. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replace(BLANK, ' ').replace(UNSEEN, '').replace(/ {2,}/g, ' ').trim()
}
