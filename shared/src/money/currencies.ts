/** Currencies without two decimals: those of ISO 4217, and bitcoin. */
const MINOR_DIGITS = new Map<string, number>([
  ...split('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF', 0),
  ...split('BHD IQD JOD KWD LYD OMR TND', 3),
  ['BTC', 8],
])

/**
 * Currencies with cents in ISO 4217 that prices never show: a separator before three digits groups
 * thousands.
 */
const WITHOUT_CENTS = new Set(
  'IDR TWD HUF COP IRR LAK MMK LBP ARS CRC UZS TZS KES NGN RSD'.split(' '),
)

/**
 * Codes of ISO 4217, and bitcoin: an unknown currency would get that of the page, which turns ₿ 0.05 into
 * 5 cents.
 */
const KNOWN = new Set([...Intl.supportedValuesOf('currency'), 'BTC'])

/** Returns the number of decimals of a currency: 2 for SGD, 0 for JPY; 2 if it is unknown. */
export function minorDigits(currency: string | null | undefined): number {
  return MINOR_DIGITS.get(currency ?? '') ?? 2
}

/** True if prices in a currency are written without decimals, even where ISO 4217 defines minor units. */
export function isWithoutCents(currency: string | null | undefined): boolean {
  return minorDigits(currency) === 0 || WITHOUT_CENTS.has(currency ?? '')
}

/** Returns the code of a currency in upper case; undefined if the text is none. */
export function toCurrencyCode(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const code = text.trim().toUpperCase()
  return KNOWN.has(code) ? code : undefined
}

function split(codes: string, digits: number): [string, number][] {
  return codes.split(' ').map(code => [code, digits])
}
