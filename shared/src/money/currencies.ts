/** ISO 4217 currencies whose minor unit is not a hundredth. */
const MINOR_DIGITS = new Map<string, number>([
  ...split('BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF', 0),
  ...split('BHD IQD JOD KWD LYD OMR TND', 3),
])

/** ISO 4217 gives these hundredths that no price tag shows: a mark before three digits groups them. */
const WITHOUT_CENTS = new Set(
  'IDR TWD HUF COP IRR LAK MMK LBP ARS CRC UZS TZS KES NGN RSD'.split(' '),
)

const KNOWN = new Set(Intl.supportedValuesOf('currency'))

/** How many digits the minor unit of a currency has: 2 for SGD, 0 for JPY. Two when it is unknown. */
export function minorDigits(currency: string | null | undefined): number {
  return MINOR_DIGITS.get(currency ?? '') ?? 2
}

/** Whether prices in a currency are written without a fraction, whatever ISO 4217 allows. */
export function isWithoutCents(currency: string | null | undefined): boolean {
  return minorDigits(currency) === 0 || WITHOUT_CENTS.has(currency ?? '')
}

/** The ISO 4217 code that a text is, in capitals; undefined for anything else. */
export function toCurrencyCode(text: unknown): string | undefined {
  if (typeof text !== 'string') return undefined
  const code = text.trim().toUpperCase()
  return KNOWN.has(code) ? code : undefined
}

function split(codes: string, digits: number): [string, number][] {
  return codes.split(' ').map(code => [code, digits])
}
