import { plainText } from './plain-text.ts'
import { wordsOf } from './similarity.ts'

const SEPARATOR = /\s+[|–—·:•»«~_-]\s+|\s*[|–—•»]\s+|\s\|\s?|:\s+|\s*[｜丨]\s*/

export interface NameContext {
  siteName: string | undefined
  hostname: string
  /** The title element, in which the site's name often follows the product's. */
  title: string
}

/** Returns a product name as plain text of at most 300 characters. */
export function normalizeName(text: string): string {
  return plainText(text, 300).replace(/^[\s|–—:·-]+|[\s|–—:·-]+$/g, '')
}

/** An article number after the name: 'Код: 123', '(SKU 12-34)'. */
const CODE_AT_END =
  /[\s,;|–—-]*[([]?(?<![\p{L}\p{N}])(?:код(?: товара| товару)?|арт(?:икул)?\.?|sku|item (?:no\.?|number|code)|product (?:code|id|no\.?)|art\.?[- ]?nr\.?|cod produs|型番|品番|商品番号|상품 ?(?:코드|번호))\s*[:.#№]{0,2}\s*(?=[\p{L}\d_./-]*\d)[\p{L}\d_./-]{2,30}[)\]]?$/iu
const CODE_AT_START =
  /^(?:код(?: товара| товару)?|арт(?:икул)?\.?|sku|item (?:no\.?|code)|product code)\s*[:#№]\s*(?=[\p{L}\d_./-]*\d)[\p{L}\d_./-]{2,30}[\s,;|–—-]+(?=\S)/iu
/** A label in brackets before the name. */
const BRACKETED = /^\s*(?:\[([^\][]{1,40})\]|【([^】]{1,40})】)\s*(?=\S)/

/** Removes article numbers, and a label in brackets that names the site: '[Baby Shop only] Cot'. */
export function removeLabels(text: string, context: NameContext): string {
  const bare = text.replace(CODE_AT_END, '').replace(CODE_AT_START, '')
  const label = BRACKETED.exec(bare)
  const inner = label?.[1] ?? label?.[2]
  const isSite = inner
    ?.split(/[\s/|·,]+/)
    .some(word => word.length > 1 && isNameInTitle(word, context))
  const rest = isSite && label ? bare.slice(label[0].length) : bare
  return rest.trim() || text
}

/** True for the site's name, as its own data or the end of the page's title states it. */
function isNameInTitle(word: string, context: NameContext): boolean {
  return isOnlySiteName(word, context) || wordsOf(word).join('') === lastOfTitle(context)
}

/** Removes the site's name and slogan from a page title: 'Cot | Baby Shop' gives 'Cot'. */
export function removeSiteName(
  text: string,
  context: NameContext,
  isLastSiteName: (part: string, context: NameContext) => boolean = isSiteName,
): string {
  let name = normalizeName(text)
    .replace(/^(?:buy|shop|köp|kaufen|acheter|comprar)\s+(?=\S+\s+\S)/i, '')
    .replace(/^amazon\.[a-z.]+\s*:\s*/i, '')
  name = removeAtSiteName(name, context)
  for (let round = 0; round < 4; round++) {
    const shorter =
      withoutLastPart(name, context, isLastSiteName) ?? withoutFirstPart(name, context)
    if (!shorter) return name
    name = shorter
  }
  return name
}

/**
 * Removes the site's name after or before a separator from a name in structured data: 'Cot | Baby Shop'
 * gives 'Cot'. Other parts stay, because they name the variant.
 */
export function removeSiteParts(text: string, context: NameContext): string {
  const name = normalizeName(text)
  return withoutLastPart(name, context, isOnlySiteName) ?? withoutFirstPart(name, context) ?? name
}

/** Also handles 'Cot on Babyshop' and 'Cot at Baby Shop'. */
function removeAtSiteName(name: string, context: NameContext): string {
  const found = /^(.+\S)\s+(?:on|at|by|from|bei|chez|en|@)\s+(\S.{1,40})$/i.exec(name)
  return found?.[1] && found[2] && isSiteName(found[2], context) ? found[1] : name
}

function withoutLastPart(
  name: string,
  context: NameContext,
  isLastSiteName: (part: string, context: NameContext) => boolean,
): string | undefined {
  const parts = split(name)
  const last = parts.at(-1)
  if (parts.length < 2 || !last || !isLastSiteName(last.text, context)) return undefined
  return name.slice(0, last.start).trim() || undefined
}

function withoutFirstPart(name: string, context: NameContext): string | undefined {
  const [first, second] = split(name)
  if (!first || !second || !isOnlySiteName(first.text, context)) return undefined
  return name.slice(second.textStart).trim() || undefined
}

interface Part {
  text: string
  /** Start of the part with its separator, and without it. */
  start: number
  textStart: number
}

function split(name: string): Part[] {
  const parts: Part[] = []
  const pattern = new RegExp(SEPARATOR, 'g')
  let start = 0
  let textStart = 0
  for (const match of name.matchAll(pattern)) {
    parts.push({ text: name.slice(textStart, match.index), start, textStart })
    start = match.index
    textStart = match.index + match[0].length
  }
  parts.push({ text: name.slice(textStart), start, textStart })
  return parts
}

/** Terms that sites append to their name in a title. */
const SITE_NAME_SUFFIX =
  /official|online|stores?|shops?|shopping|web|home|page|sites?|the|buy|at|from|by|brand|singapore|malaysia|india|indonesia|thailand|philippines|vietnam|australia|canada|usa|europe|global|international|inc|ltd|llc|gmbh|pte|com|net|org|co|uk|us|sg|my|in|id|th|ph|vn|au|ca|de|fr|es|it|nl|eu|hk|tw|jp|kr/g

/** True if a text is only the site's name: 'Babyshop Singapore' is, 'Babyshop Cot' is a product. */
export function isOnlySiteName(part: string, context: NameContext): boolean {
  if (!isSiteName(part, context)) return false
  const squeezed = wordsOf(part).join('')
  const names = [wordsOf(context.siteName ?? '').join(''), ...labelsOf(context.hostname)]
  if (names.some(name => name.includes(squeezed))) return true
  return names.some(name => {
    if (name.length < 3 || !squeezed.includes(name)) return false
    const rest = wordsOf(part).filter(word => !name.includes(word))
    return rest.every(word => word.replace(name, '').replace(SITE_NAME_SUFFIX, '') === '')
  })
}

/** Returns the last part of the page's title if it is short: many sites end their titles in their name. */
function lastOfTitle({ title, siteName }: NameContext): string {
  const parts = split(title)
  const last = parts.length > 1 && !siteName ? (parts.at(-1)?.text ?? '') : ''
  return wordsOf(last).length <= 2 ? wordsOf(last).join('') : ''
}

function labelsOf(hostname: string): string[] {
  return hostname
    .replace(/^www\d?\./, '')
    .split('.')
    .filter(piece => piece.length > 2 && !/^(?:com|net|org|shop|store)$/.test(piece))
    .map(piece => piece.replace(/\W/g, ''))
}

/** True if a text may be the site's name, with or without a slogan. */
function isSiteName(part: string, { siteName, hostname }: NameContext): boolean {
  const squeezed = wordsOf(part).join('')
  if (squeezed === '') return true
  const host = hostname.replace(/^www\d?\./, '')
  if (siteName && squeezed === wordsOf(siteName).join('')) return true
  if (siteName && wordsOf(siteName).length > 0 && squeezed.startsWith(wordsOf(siteName).join('')))
    return true
  if (squeezed === host.replace(/\W/g, '')) return true
  return labelsOf(hostname).some(
    bare =>
      squeezed === bare ||
      (bare.length > 3 && squeezed.includes(bare) && squeezed.length < bare.length + 18) ||
      (squeezed.length > 3 && bare.includes(squeezed)),
  )
}
