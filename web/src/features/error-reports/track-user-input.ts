/** Minimum length; shorter texts occur in any message. */
const MIN_LENGTH = 2
const MAX_INPUTS = 100

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function storedStrings(key: string): string[] {
  try {
    return stringsIn(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return []
  }
}

/** Input types whose values are set by the page, not typed. */
const NON_TEXT_TYPES = ['checkbox', 'radio', 'range', 'hidden', 'button', 'submit']

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !NON_TEXT_TYPES.includes(target.type))

/**
 * Starts recording the texts typed into fields. The returned function lists the typed texts,
 * including those of removed fields, and the stored user and visitor data, all to be removed from
 * reports.
 */
export function trackUserInput(): () => string[] {
  const typed = new Set<string>()
  addEventListener('change', ({ target }) => {
    if (isField(target) && typed.size < MAX_INPUTS) typed.add(target.value)
  })
  return () => {
    const fields = [...document.querySelectorAll('input, textarea')].filter(isField)
    const present = fields.map(({ value }) => value)
    return [...present, ...typed, ...storedStrings('user'), ...storedStrings('visitor_data')]
      .map(text => text.trim())
      .filter(text => text.length >= MIN_LENGTH)
      .sort((one, other) => other.length - one.length)
  }
}
