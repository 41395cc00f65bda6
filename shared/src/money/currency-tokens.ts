import { toCurrencyCode } from './currencies.ts'
import { currencyOfCountry } from './currency-of-country.ts'

/** Unambiguous symbols and abbreviations by currency, matched case-insensitively. */
const PLAIN: Readonly<Record<string, string>> = {
  USD: 'US$ US\u00a0$ USD$ U$S',
  SGD: 'S$ SG$ SGD$',
  AUD: 'A$ AU$ AUD$',
  CAD: 'C$ CA$ CAD$ CDN$ CAN$ CND',
  NZD: 'NZ$ NZD$',
  HKD: 'HK$ HKD$',
  TWD: 'NT$ NTD$ NT',
  MXN: 'MX$ Mex$',
  BRL: 'R$',
  ARS: 'AR$',
  CLP: 'CLP$',
  COP: 'COP$ COL$',
  UYU: '$U U$',
  GYD: 'GY$ G$',
  TTD: 'TT$',
  JMD: 'J$',
  BZD: 'BZ$',
  SBD: 'SI$',
  FJD: 'FJ$',
  EUR: '€ euro euros eur.',
  GBP: '£ stg pound pounds GBp',
  PLN: 'zł zl złotych',
  CZK: 'Kč Kc',
  HUF: 'Ft',
  RON: 'lei leu',
  BGN: 'лв лв.',
  BYN: 'б.р. бр бел.руб. Rbl',
  RSD: 'дин дин. din',
  MKD: 'ден',
  KGS: 'с som',
  AZN: '₼',
  ETB: 'ብር',
  UAH: '₴ грн грн.',
  TRY: '₺ TL',
  INR: '₹ र ரூ',
  IDR: 'Rp Rp.',
  MYR: 'RM',
  PHP: '₱ Php',
  THB: '฿ บาท',
  VND: '₫ đ vnđ',
  KRW: '₩ 원 won',
  JPY: '円',
  CNY: '人民币 RMB CN¥ yuan',
  ILS: '₪ ש"ח ש״ח NIS',
  BDT: '৳ Tk',
  AED: 'د.إ Dhs درهم',
  SAR: 'ر.س SR ريال',
  QAR: 'ر.ق',
  KWD: 'KD د.ك',
  OMR: 'ر.ع',
  IQD: 'ع.د ID',
  LYD: 'ل.د',
  DZD: 'دج DA',
  MAD: 'د.م',
  TND: 'DT د.ت',
  JOD: 'د.أ JD دينار\u00a0أردني',
  SDG: 'ج.س',
  IRR: 'تومان',
  EGP: 'ج.م LE E£ جنيه',
  PEN: 'S/ S/.',
  CRC: '₡',
  PYG: '₲',
  GTQ: 'Q',
  BOB: 'Bs Bs. $b',
  NGN: '₦',
  GHS: '₵ GH₵',
  KES: 'KSh KShs',
  TZS: 'TSh',
  UGX: 'USh',
  ZAR: 'R',
  KZT: '₸ тг тг. тенге',
  AMD: '֏ դր.',
  GEL: '₾ ლარი',
  UZS: "so'm sʻ сум",
  LAK: '₭',
  MNT: '₮',
  MMK: 'Ks',
  LKR: 'රු',
  CHF: 'SFr SFr. Fr. CHF',
  XOF: 'CFA FCFA',
  ISK: 'ISK',
  MGA: 'Ar',
  BTN: 'Nu',
  BAM: 'KM км',
  BHD: 'BD د.ب',
  BIF: 'FBu',
  ERN: 'ናቕፋ Nfk',
  GNF: 'GFr FG',
  HTG: 'G',
  LBP: 'ل.ل',
  LRD: 'LD',
  MRU: 'UM',
  RWF: 'FRw RF R₣',
  STN: 'Db',
  SYP: 'ل.س',
  AWG: 'ƒ',
  BTC: '₿',
  GMD: 'D',
}

/** Symbols shared by several currencies: the retailer's country decides, otherwise the first entry. */
const SHARED: Readonly<Record<string, string>> = {
  $: 'USD SGD AUD CAD NZD HKD TWD MXN ARS CLP COP UYU BND',
  '¥': 'JPY CNY',
  '\uffe5': 'JPY CNY',
  元: 'CNY TWD',
  圓: 'TWD HKD JPY',
  kr: 'SEK NOK DKK ISK',
  'kr.': 'DKK NOK SEK ISK',
  rs: 'INR PKR LKR NPR MUR',
  'rs.': 'INR PKR LKR NPR MUR',
  '₨': 'INR PKR LKR NPR MUR',
  р: 'RUB BYN',
  'р.': 'RUB BYN',
  руб: 'RUB BYN',
  'руб.': 'RUB BYN',
  рублей: 'RUB BYN',
  '₽': 'RUB BYN',
  br: 'BYN ETB',
  dh: 'MAD AED',
  '₣': 'CHF XOF XAF',
  franc: 'CHF XOF XAF',
  francs: 'CHF XOF XAF',
  '﷼': 'IRR SAR QAR OMR YER',
}

const plainTokens = Object.entries(PLAIN).flatMap(([code, tokens]) =>
  tokens.split(' ').map(token => ({ token: token.toLowerCase(), code })),
)
const plain = new Map(plainTokens.map(({ token, code }) => [keyOf(token), code]))
const shared = new Map(
  Object.entries(SHARED).map(([token, codes]): [string, string[]] => [token, codes.split(' ')]),
)

const words = [...plainTokens.map(({ token }) => token), ...shared.keys()]
  .sort((a, b) => b.length - a.length)
  .map(token =>
    token
      .replace(/[.$*+?()[\]\\/|^]/g, '\\$&')
      .replace(/\s/g, '\\s?')
      // 'US $' equals 'US$', but a single letter before a symbol may end a word: 'get a $5 voucher'.
      .replace(/^([a-z]{2,3})(?=\\\$$)/, '$1\\s?'),
  )

/** Match a currency at the end and at the start of a text, not within a word. */
export const TOKEN_BEFORE = new RegExp(
  `(?:^|[^\\p{L}])(${words.join('|')}|[a-z]{3})[:.]?\\s*[-=]?\\s*$`,
  'iu',
)
export const TOKEN_AFTER = new RegExp(`^\\s*(${words.join('|')}|[a-z]{3})(?![\\p{L}])`, 'iu')

/** Matches any currency symbol; a cheap filter for texts that may contain a price. */
export const HAS_SYMBOL = /[$€£¥\uffe5₹₩₱₫₴₺₽₪฿₸₦₡₲₵₭₮৳₨₾₼֏﷼₿]/

/** Returns the ISO 4217 code of a symbol or abbreviation; `country` resolves shared ones. */
export function currencyOfToken(
  token: string,
  country?: string,
  assumed?: string,
): string | undefined {
  const key = keyOf(token)
  const candidates = shared.get(key)
  if (!candidates) return plain.get(key) ?? codeOf(token)
  const local = currencyOfCountry(country)
  if (assumed && candidates.includes(assumed)) return assumed
  return local && candidates.includes(local) ? local : candidates[0]
}

/** True if several currencies share this symbol. */
export function isSharedToken(token: string): boolean {
  return shared.has(keyOf(token))
}

/** True if a written currency cannot mean the currency with this code: '€' for 'USD', '$' for 'EUR'. */
export function contradictsCurrency(token: string, currency: string): boolean {
  return currencyOfToken(token, undefined, currency) !== currency
}

/** Returns the key of a token in the tables: lower case without spaces. */
function keyOf(token: string): string {
  return token.toLowerCase().replace(/\s/g, '')
}

/** Codes accepted in lower case. Others must be upper case: otherwise 'cup' would be the Cuban peso. */
const SMALL_LETTERS = new Set(
  'usd eur gbp sgd inr aud nzd hkd myr idr thb php vnd krw aed sar cad chf dkk sek nok pln czk huf jpy cny rub'.split(
    ' ',
  ),
)

function codeOf(token: string): string | undefined {
  if (token !== token.toUpperCase() && !SMALL_LETTERS.has(token.toLowerCase())) return undefined
  return toCurrencyCode(token)
}
