/** Number of decimals of a currency, and whether prices show them. */
interface NumberStyle {
  digits: number
  withoutCents: boolean
}

/**
 * Parses a formatted number to plain decimal text: '1.234,50' gives '1234.50'. A separator before exactly
 * three digits groups thousands, unless the currency has as many decimals. So does a repeated separator,
 * unless fewer than three digits follow the last one: '1.299.00' is 1299.00.
 */
export function parseNumber(
  text: string,
  { digits, withoutCents }: NumberStyle,
): string | undefined {
  const tidy = text.replace(/[\s'’`´_]/g, '').replace(/[.,]+$/, '')
  const marks = tidy.match(/[.,]/g) ?? []
  if (marks.length === 0) return toPlain(tidy, '')
  const last = Math.max(tidy.lastIndexOf('.'), tidy.lastIndexOf(','))
  const whole = tidy.slice(0, last)
  const fraction = tidy.slice(last + 1)
  if (isGrouping({ marks, whole, fraction, digits, withoutCents })) return toPlain(tidy, '')
  return toPlain(whole, fraction)
}

interface Split extends NumberStyle {
  marks: string[]
  whole: string
  fraction: string
}

function isGrouping({ marks, whole, fraction, digits, withoutCents }: Split): boolean {
  const last = marks.at(-1)
  const isRepeated = marks.slice(0, -1).some(mark => mark === last)
  if (isRepeated) return fraction.length >= 3
  if (fraction.length !== 3) return false
  if (marks.length > 1) return false
  if (digits >= 3) return false
  if (/^0+$/.test(whole) || whole === '') return false
  return whole.replace(/\D/g, '').length <= 3 || withoutCents
}

function toPlain(whole: string, fraction: string): string | undefined {
  const integer = whole.replace(/\D/g, '') || '0'
  return /^\d*$/.test(fraction) ? `${integer}${fraction ? `.${fraction}` : ''}` : undefined
}
