import { type PageChild, type PageNode, textOf } from '../../../parsed-page/page.ts'
import type { VisiblePrice } from './visible-prices.ts'

/** Terms near an amount that make it doubtful: a saving, a rate, another seller's offer, a member price. */
const DOUBTFUL_LABEL =
  /(?:每期|運費|宅配|郵寄|會員價|\bsav(?:e|ing|ings)\b|\boff\b|\bto ship\b|shipping|delivery|livraison|versand|envío|spedizione|frete|ongkir|per month|\/\s?mo|month|instal|interest-free|payments? of|klarna|afterpay|\bemi\b|per (?:kg|unit|item|100)|\/\s?(?:kg|100|l\b|stk|st\b|unit|m²|ml|g\b|oz|lb|count|ounce|pcs?\b|piece)|minimum|orders? over|over \$|from other|\bused\b|reward|points|cashback|coupon|voucher|deposit|(?<!incl?\.? |including |inclusive of |inkl\.? )\b(?:tax|vat|gst)\b|\brate\b|worth|donat|\bmembers?\b|\bclub\b|app (?:price|only)|\bprime\b|trade-?in|add-?on|free gift|gift with)/i
/** Terms before an amount that is never the product's price. */
const NEVER_BEFORE =
  /(?:\b(?:you )?sav(?:e|ing|ings)\b(?: up to)?:?|\bor \d+ (?:x|×|payments?|instal\w*)(?: of)?|\d+\s?(?:x|×|interest-free)(?: (?:payments?|instal\w*))?(?: of)?|\b(?:payments?|instal+ments?|cicilan|ansuran)(?: of| from)?|\bemi(?: starts)?(?: at| from)?|(?:shipping|delivery|ship(?:ping)? fee|postage|ongkir|versand(?:kosten)?|livraison|cost to ship|to ship)(?: fees?| costs?| rates?| charges?| from)?(?: (?:above|over|on|for|with)(?: all)?(?: orders?| purchases?)?(?: above| over| of)?)?:?|\b(?:orders?|spend|purchases?|cart|basket) (?:of |is )?(?:over|above|min\.?|minimum|from)?|\bmin(?:\.|imum)? (?:spend|order|purchase)(?: of)?|\b(?:starting|opening|current|minimum|highest|winning) bids?:?|\b(?:free )?gift (?:value|worth)(?: of)?:?|\bdeposit(?: of)?:?|\btrade-?in(?: value)?(?: of| up to)?|\bcash-?back(?: of)?:?|\bearn|\b(?:worth|valued at)|\bmonthly(?: from)?:?|\bas low as(?=.*\/\s?mo)|\bextra)\s*(?:only |just )?$/i
/** Terms after it: per month, per weight, discount. */
const NEVER_AFTER =
  /^[^\p{L}\d/]{0,3}(?:\/\s?|per |a |each |every )(?:\d+\s?)?(?:mo|mth|month|week|wk|yr|year|bulan|tháng|kg|g|gm|gram|ml|l|litre|liter|oz|ounce|lb|m²|100)\b|^[^\p{L}\d]{0,3}(?:off\b|(?:and|or|&) (?:above|more|over|up)\b|cash-?back|deposit|voucher|coupon|shipping|delivery|(?:x|×)\s?\d|instal|monthly|trade-?in|in savings|(?:with|using|via|by) (?:atome|hoolah|grab|klarna|afterpay|affirm|shopback|pace|zip)\b|(?:in|over) \d+ (?:months?|instal))/iu
const PRICE_LABEL =
  /(?:^|[\s(])(?:now|our price|sale|price:?|special|today|preis|prix|prezzo|precio|cena|harga|deal)\b/i

type PriceText = Pick<VisiblePrice, 'node' | 'text'>

/** True if the text around an amount makes it doubtful. */
export function hasDoubtfulLabel(text: string): boolean {
  return DOUBTFUL_LABEL.test(text)
}

/** True if the text around an amount calls it the price. */
export function hasPriceLabel(text: string): boolean {
  return PRICE_LABEL.test(text)
}

/**
 * True if the text directly before or after an amount makes it something else: a saving, an instalment, a
 * fee.
 */
export function isNeverThePrice(price: VisiblePrice): boolean {
  const amount = AFTER_SYMBOL.exec(price.text) ?? /\d[\d.,\s'’]*/.exec(price.text)
  if (!amount) return false
  const ahead = `${before(price.node)} ${price.text.slice(0, amount.index)}`
  const tail = price.text.slice(amount.index + amount[0].length)
  if (REDUCTION.test(price.text)) return true
  return (
    NEVER_BEFORE.test(ahead.replace(/[^\p{L}\d).:×/-]+$/u, ' ').replace(CURRENCY_AT_END, ' ')) ||
    NEVER_AFTER.test(` ${tail} ${after(price.node)}`.replace(/\s+/g, ' ').trimStart())
  )
}

/** '3 x $10.00': the number with the symbol is the amount. */
const AFTER_SYMBOL = /(?<=[$€£₹]\s?)\d[\d.,\s'’]*/

/** '-S$13.10' is a discount. */
const REDUCTION = /^\(?[-−][^\s\d]{0,4}\d/

const CURRENCY_AT_END = /(?:\b(?:s|us|a|hk|nt|sgd|usd|inr|rs|rp|rm|myr|idr)\.?)\s*$/i

/** Terms near a price that only a buyer with a voucher, coins or an account of the shop's club pays. */
const VOUCHER = /voucher|coupon|\bcoins\b|cash-?back|\bmembers?\b/i

/** True if the text around a price calls it the price after a voucher or the like. */
export function isAfterVoucher(node: PageNode): boolean {
  return VOUCHER.test(textAround({ node, text: textOf(node, 80) }))
}

/** Returns the text of a short surrounding block, else the text before the price. */
export function textAround(price: PriceText): string {
  const block = price.node.parent && textOf(price.node.parent, 80)
  return block && block.length < 45 ? block : textBefore(price)
}

/** Returns the text directly before a price, and its own text. */
export function textBefore({ node, text }: PriceText): string {
  return `${before(node)} ${text}`
}

/** Returns the text directly before an element, in the same block. */
function before(node: PageNode): string {
  const siblings = node.parent?.children ?? []
  return textOfSibling(siblings[siblings.indexOf(node) - 1]).slice(-40)
}

function after(node: PageNode): string {
  const siblings = node.parent?.children ?? []
  const next = siblings[siblings.indexOf(node) + 1]
  // A label describes the value after it.
  if (next && next.type !== 'text' && next.name === 'dt') return ''
  const words = textOfSibling(next).slice(0, 40)
  return /:\s*$/.test(words) ? '' : words
}

/** Text with an amount describes that amount. */
const OWN_AMOUNT = /[$€£₹]\s?\d|\b(?:Rs\.?|RM|Rp\.?|[A-Z]{3})\s?\d/

function textOfSibling(sibling: PageChild | undefined): string {
  if (sibling === undefined) return ''
  if (sibling.type === 'text') return sibling.data
  const text = textOf(sibling, 60)
  return OWN_AMOUNT.test(text) ? '' : text
}
