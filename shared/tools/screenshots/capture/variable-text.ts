/** A replacement of text that differs between runs; serializable, because it is applied in the page. */
export interface TextRule {
  source: string
  flags: string
  replacement: string
}

const MONTH = 'Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec'
const LONG_MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const ANY_MONTH = `(?:${LONG_MONTH}|${MONTH})`
const AGO = '(?:\\d+ ?(?:m|h|d|(?:second|minute|hour|day|week)s?) ago|yesterday)'

/** Replacements in the order in which they are applied. */
export const TEXT_RULES: readonly TextRule[] = [
  // UUIDs in email addresses and slugs.
  rule('[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}', '00000000-0000-4000-8000-000000000000'),
  // Test ids, which depend on the title of the test.
  rule('\\b[0-9a-f]{20}-[0-9a-f]{20}\\b', '0'.repeat(20)),
  rule('\\b(localhost|127\\.0\\.0\\.1):\\d+', '$1:10000', 'g'),
  // Pairing codes, as '7K · 24'.
  rule('\\b[0-9A-Z]{2} · [0-9A-Z]{2}\\b', '00 · 00', 'g'),
  rule('\\b\\d{4}-\\d\\d-\\d\\d\\b', '2026-01-01'),
  rule(`\\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\\b(?=,? \\d|,? ${ANY_MONTH})`, 'Mon', 'g'),
  rule(`\\b\\d{1,2} ${ANY_MONTH}\\b`, '1 Jan', 'g'),
  rule(`\\b${ANY_MONTH} \\d{1,2}\\b(?!\\d)`, 'Jan 1', 'g'),
  rule(`\\b${ANY_MONTH} 20\\d\\d\\b`, 'Jan 2026', 'g'),
  rule('\\b20[23]\\d\\b', '2026', 'g'),
  rule('\\b\\d{1,2}:\\d\\d(?::\\d\\d)?(?: ?[ap]m)?\\b', '12:00 pm'),
  rule(AGO, 'just now'),
  rule('just now', 'just now'),
  rule('\\bgood (?:morning|afternoon|evening)\\b', 'Good day'),
  // Durations, as '340 ms' and '1.2 s'.
  rule('\\b\\d+(?:\\.\\d+)? ?m?s\\b', '1 s', 'g'),
]

function rule(source: string, replacement: string, flags = 'gi'): TextRule {
  return { source, flags, replacement }
}

/** Replaces dates, times, ids, ports and codes in a text by constants. */
export function stableText(text: string): string {
  return TEXT_RULES.reduce(
    (result, { source, flags, replacement }) =>
      result.replaceAll(new RegExp(source, flags), replacement),
    text,
  )
}

/**
 * Replaces variable text of text nodes and form fields; returns a function that restores it. Runs in the
 * page, so it uses nothing of this module. Text that the page itself has changed meanwhile is not restored.
 */
export function replaceVariableText(rules: readonly TextRule[], root = document): () => void {
  const patterns = rules.map(({ source, flags, replacement }) => ({
    pattern: new RegExp(source, flags),
    replacement,
  }))
  const stable = (text: string) =>
    patterns.reduce((result, each) => result.replaceAll(each.pattern, each.replacement), text)
  const restores: (() => void)[] = []

  const walker = root.createTreeWalker(root.body, 4 /* NodeFilter.SHOW_TEXT */)
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const text = node
    const before = text.data
    const after = stable(before)
    if (after === before || text.parentElement?.closest('script, style, textarea')) continue
    text.data = after
    restores.push(() => {
      if (text.data === after) text.data = before
    })
  }
  for (const field of root.querySelectorAll<HTMLInputElement>('input, textarea')) {
    const before = field.value
    const after = stable(before)
    if (after === before || ['file', 'checkbox', 'radio', 'number'].includes(field.type)) continue
    const { selectionStart, selectionEnd } = field
    field.value = after
    const replaced = field.value
    restores.push(() => {
      if (field.value !== replaced) return
      field.value = before
      if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
    })
  }
  return () => {
    for (const restore of restores) restore()
  }
}
