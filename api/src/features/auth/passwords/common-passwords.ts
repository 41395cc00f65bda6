import { loadOnce } from '@registry/shared/lazy/load-once'

// Loaded with the first password, because the dictionaries use 5 MB of memory.
const loadCommon = loadOnce(async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].map(password => password.toLowerCase()))
})

/** Product words that owners might use as a password; adding a year does not make them safe. */
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
 * Returns whether a password is among the 49,000 most common ones or a product word with digits and
 * punctuation, in any case. Normalised like the hashed password, so that no other Unicode spelling passes.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase()
  const common = await loadCommon()
  return common.has(text) || PRODUCT_WORDS.has(lettersOf(text))
}
