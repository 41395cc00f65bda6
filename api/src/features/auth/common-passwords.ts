import { dictionary } from '@zxcvbn-ts/language-common'

const common = new Set(dictionary['passwords-common'].map(password => password.toLowerCase()))

/** What comes to mind while opening a registry: with a year behind it none is a secret. */
const PRODUCT_WORDS = new Set([
  'baby',
  'babygift',
  'babygifts',
  'babyregistry',
  'babyshower',
  'giftregistry',
  'myregistry',
  'quickadd',
  'registry',
])

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/**
 * Whether a password is among the 49,000 that are tried first, or a name of this product with digits
 * and marks, whatever its capitals. Composed as it is hashed, so that no other spelling of one passes.
 */
export function isCommonPassword(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  return common.has(text) || PRODUCT_WORDS.has(lettersOf(text))
}
