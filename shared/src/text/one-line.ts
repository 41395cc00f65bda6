/** Whitespace and line breaks of every kind. */
const BLANK = /[\p{Z}\s]/gu
/**
 * Invisible characters: controls, bidirectional overrides, private use. Excludes the joiners of Indic
 * scripts and emoji, and the tags of flags.
 */
const INVISIBLE = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu

/** Returns user text as one line without invisible characters. */
export function oneLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(BLANK, ' ')
    .replace(INVISIBLE, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}
