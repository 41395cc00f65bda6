import {
  withBabyDepartment,
  withBanner,
  withComponent,
  withGift,
  withoutButtons,
  withSampleCurrency,
  withShopInNames,
  withUnknownLabels,
} from './confuse-sources.ts'
import { withCarousels, withModal } from './insert-distractors.ts'
import { type Element, rewriteHtml } from './rewrite-html.ts'

export interface SavedPage {
  html: string
  url: string
}

export interface Ablation {
  name: string
  change: (page: SavedPage) => SavedPage
}

const isJsonLd = ({ tag, attributes }: Element) =>
  tag === 'script' && /ld\+json/i.test(attributes.type ?? '')

const isUrlOfPage = ({ tag, attributes }: Element) =>
  (tag === 'link' && /canonical|alternate/i.test(attributes.rel ?? '')) ||
  (tag === 'meta' && attributes.property === 'og:url')

const QUANTITY = /(?:^|[\s_[-])(?:qty|quantity)(?=$|[\s_\]-])/i

const isQuantityPicker = ({ tag, attributes }: Element) =>
  /^(?:input|select)$/.test(tag) &&
  [attributes.name, attributes.id, attributes['aria-label']].some(text => QUANTITY.test(text ?? ''))

const VARIANTS = /(?:^|[\s_-])(?:swatch(?:es)?|variants?|variations?|sku-?prop|sizes?)(?=$|[\s_-])/i

/** A choice of sizes or colours: radio buttons, or controls and lists with such a name. */
const isVariantGroup = ({ tag, attributes }: Element) =>
  tag === 'input'
    ? attributes.type === 'radio' && /size|colou?r|variant|option/i.test(attributes.name ?? '')
    : (/^(?:button|select|ul|fieldset)$/.test(tag) || /^radio/.test(attributes.role ?? '')) &&
      VARIANTS.test(`${attributes.class} ${attributes.id} ${attributes.name}`)

/** Changes the text of a page, but neither its breadcrumb nor its title. */
export const BABY_DEPARTMENT = 'a department for babies in the menu'

/** Changes of a page that do not change its product. */
export const ABLATIONS: readonly Ablation[] = [
  html('no JSON-LD', text => without(text, isJsonLd)),
  html('broken JSON-LD', withQuotesInReviews),
  html('no meta', text => without(text, ({ tag }) => tag === 'meta')),
  html('no microdata', withoutMicrodata),
  html('no scripts but JSON-LD', text =>
    without(text, element => element.tag === 'script' && !isJsonLd(element)),
  ),
  html('nothing but what it shows', text =>
    without(withoutMicrodata(text), ({ tag }) => tag === 'script' || tag === 'meta'),
  ),
  html('hashed classes and ids', withHashedMarks),
  html('no heading', text =>
    rewriteHtml(text, {
      element: one => (one.tag === 'h1' ? { ...one, tag: 'div' } : one),
    }),
  ),
  html('no title', text => without(text, ({ tag }) => tag === 'title')),
  html('wrong language', inGerman),
  html('cut at 60 %', text => text.slice(0, Math.floor(text.length * 0.6))),
  html('attributes in another order', reordered),
  html('struck price first or last', withStruckSwapped),
  html('old prices that are not struck out', text =>
    rewriteHtml(text, {
      element: one => (/^(?:del|s|strike)$/.test(one.tag) ? { ...one, tag: 'span' } : one),
    }),
  ),
  html('carousels of other products', withCarousels),
  html('cookie wall and newsletter', withModal),
  html('the shop in every name', withShopInNames),
  html('buttons in an unknown language', withUnknownLabels),
  html('blocks in place of buttons', withoutButtons),
  html('no quantity pickers', text => without(text, isQuantityPicker)),
  html('no variant groups', text => without(text, isVariantGroup)),
  html('sample currency of a measurement tag', withSampleCurrency),
  html('a free gift and a voucher', withGift),
  html('a banner as sharing image', withBanner),
  html(BABY_DEPARTMENT, withBabyDepartment),
  html('a component of a bundle in microdata', withComponent),
  html('no URL of its own', text => without(text, isUrlOfPage)),
  { name: 'a shop never heard of', change: ({ html, url }) => ({ html, url: unknownShop(url) }) },
]

function html(name: string, change: (text: string) => string): Ablation {
  return { name, change: page => ({ ...page, html: change(page.html) }) }
}

function without(text: string, isUnwanted: (element: Element) => boolean): string {
  return rewriteHtml(text, { element: one => (isUnwanted(one) ? null : one) })
}

/** Adds a review with a line break and quotes that are not escaped to each JSON-LD object. */
function withQuotesInReviews(text: string): string {
  return text.replace(
    /(<script\b[^>]*ld\+json[^>]*>[\s[]*\{)(?=\s*")/gi,
    '$1"reviewBody": "He says "moon",\nevery night", ',
  )
}

const MICRODATA = /^(?:itemprop|itemscope|itemtype|itemid|typeof|vocab)$/

function withoutMicrodata(text: string): string {
  return withAttributes(text, (name, _value, { tag }) =>
    MICRODATA.test(name) || (name === 'property' && tag !== 'meta') ? undefined : _value,
  )
}

const MARKS = /^(?:class|id|data-testid|data-test|data-qa)$/

function withHashedMarks(text: string): string {
  return withAttributes(text, (name, value, { tag }) =>
    MARKS.test(name) && tag !== 'script' ? value.replace(/\S+/g, hashOf) : value,
  )
}

function withAttributes(
  text: string,
  change: (name: string, value: string, element: Element) => string | undefined,
): string {
  return rewriteHtml(text, {
    element: one => ({
      ...one,
      attributes: Object.fromEntries(
        Object.entries(one.attributes).flatMap(([name, value]) => {
          const changed = change(name, value, one)
          return changed === undefined ? [] : [[name, changed]]
        }),
      ),
    }),
  })
}

/** Hashes a class name like a build tool: deterministic and without meaning. */
function hashOf(word: string): string {
  let hash = 5381
  for (const letter of word) hash = (Math.imul(hash, 33) ^ (letter.codePointAt(0) ?? 0)) >>> 0
  return `_${hash.toString(36)}`
}

function inGerman(text: string): string {
  return withAttributes(text, (name, value, { tag, attributes }) => {
    if (tag === 'html' && name === 'lang') return 'de-DE'
    return tag === 'meta' && name === 'content' && attributes.property === 'og:locale'
      ? 'de_DE'
      : value
  })
}

function reordered(text: string): string {
  return rewriteHtml(text, {
    element: one => ({
      ...one,
      attributes: Object.fromEntries(Object.entries(one.attributes).reverse()),
    }),
    attribute: (name, value) =>
      /^[\w/.:-]+$/.test(value)
        ? `${name.toUpperCase()}=${value}`
        : `${name} = '${value.replaceAll('&', '&#38;').replaceAll("'", '&#39;')}'`,
  })
}

const STRUCK_AND_CURRENT =
  /(<(del|s|strike)\b[^>]*>(?:(?!<\/\2>)[\s\S]){1,600}<\/\2>)(\s*)(<(ins|span|b|strong)\b[^>]*>(?:(?!<\/?\5\b)[\s\S]){1,300}<\/\5>)/gi

function withStruckSwapped(text: string): string {
  return text.replace(STRUCK_AND_CURRENT, '$4$3$1')
}

function unknownShop(url: string): string {
  if (!URL.canParse(url)) return url
  const parsed = new URL(url)
  parsed.hostname = `www.some-shop.${/\.(?:com?|org|net|gov)\.[a-z]{2}$/.exec(parsed.hostname)?.[0].slice(1) ?? parsed.hostname.split('.').at(-1)}`
  return parsed.href
}
