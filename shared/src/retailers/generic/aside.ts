import { marksOf } from '../../page/ancestry.ts'
import type { PageNode } from '../../page/page.ts'

/** Blocks that hold other products, or words about the shop. */
const ASIDE =
  /(?:^|[\s_-])(?:related|recommend\w*|recs?|similar|upsells?|up-sells?|cross-?sells?|crosssells?|also|recently|viewed|sponsored|sponsor|minicart|mini-cart|cart-drawer|drawer-cart|side-?cart|basket-summary|mega-?menu|nav|navigation|navbar|footer|site-header|global-header|reviews?|testimonials?|accessor(?:y|ies)|complementary|suggest\w*|suggestions|compare|comparison|others?|alternatives?|bestsellers?|best-sellers?|trending|you-may|frequently|bought-together|fbt|complete-the-look|shop-the-look|newsletter|cookie|wishlist-items|more-from|people|popular|addons?|add-ons?|warrant(?:y|ies)|protection-plan|trade-in|blog|gift-card-balance|search-results?|autocomplete|instagram|ugc|banner|announcement\w*|free-shipping|promo-bar|topbar|top-bar|advert\w*|sims|similarities|ymal|p13n|carousel-product|product-carousel|products-slider|product-slider|product-tile|product-card|productcard|product-item|product-miniature|card-product|producttile)(?=$|[\s_-])/

const known = new WeakMap<PageNode, boolean>()

/** Whether an element lies in a block about other products or about the shop itself. */
export function isAside(node: PageNode): boolean {
  const before = known.get(node)
  if (before !== undefined) return before
  const answer = isAsideBlock(node) || (node.parent !== undefined && isAside(node.parent))
  known.set(node, answer)
  return answer
}

function isAsideBlock(node: PageNode): boolean {
  if (node.tag === 'footer' || node.tag === 'nav' || node.tag === 'aside') return true
  if (node.tag === 'body' || node.tag === 'html' || node.tag === 'main') return false
  // A block of most of the page is the page, whatever its class says.
  const marks = marksOf(node)
  return marks !== '' && ASIDE.test(marks) && !holdsTitle(node)
}

function holdsTitle(node: PageNode, depth = 0): boolean {
  if (node.last - node.order > 3_000) return true
  return (
    depth < 40 &&
    node.children.some(
      child => typeof child !== 'string' && (child.tag === 'h1' || holdsTitle(child, depth + 1)),
    )
  )
}
