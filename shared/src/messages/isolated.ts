const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u
const FIRST_STRONG = '\u2068'
const POP = '\u2069'

/** Isolates user text in a sentence: right-to-left text would otherwise change the sentence's order. */
export function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `${FIRST_STRONG}${text}${POP}` : text
}
