import { elementLabels, type PageChild, type PageNode, textOf } from '../../../parsed-page/page.ts'

/** Class names of blocks with other products or information about the retailer. */
const ASIDE =
  /(?:^|[\s_-])(?:related|recommend\w*|recs?|similar|upsells?|up-sells?|cross-?sells?|crosssells?|also|recently|viewed|sponsored|sponsor|minicart|mini-cart|cart-drawer|drawer-cart|side-?cart|basket-summary|mega-?menu|nav|navigation|navbar|footer|site-header|global-header|reviews?|testimonials?|accessor(?:y|ies)|complementary|suggest\w*|suggestions|compare|comparison|others?|alternatives?|bestsellers?|best-sellers?|trending|you-may|frequently|bought-together|fbt|complete-the-look|shop-the-look|newsletter|cookie|wishlist-items|more-from|people|popular|addons?|add-ons?|warrant(?:y|ies)|protection-plan|trade-in|blog|gift-card-balance|free-?gifts?|gwp|gift-with-purchase|search-results?|autocomplete|instagram|ugc|banner|announcement\w*|free-shipping|promo-bar|topbar|top-bar|advert\w*|sims|similarities|ymal|p13n|carousel-product|product-carousel|products-slider|product-slider|product-tile|product-card|productcard|product-item|product-miniature|card-product|producttile)(?=$|[\s_-])/

/** True if an element is in a block about other products or the retailer. */
export function isAside(node: PageNode): boolean {
  node.isAside ??= isAsideBlock(node) || (node.parent !== undefined && isAside(node.parent))
  return node.isAside
}

function isAsideBlock(node: PageNode): boolean {
  if (node.name === 'footer' || node.name === 'nav' || node.name === 'aside') return true
  if (node.name === 'body' || node.name === 'html' || node.name === 'main') return false
  // A block that contains the page's title is the main content, even if its class suggests otherwise.
  const marks = elementLabels(node)
  if (marks !== '' && ASIDE.test(marks) && !holdsTitle(node)) return true
  return hasOtherProductsHeading(node) && !holdsTitle(node)
}

/** Headings of blocks with other products. */
const OTHER_PRODUCTS_HEADING =
  /^(?:you (?:may|might|will|['’]ll) (?:also )?(?:like|love|need)|(?:(?:our )?customers?|others?|people|shoppers|parents|mums) (?:who \w+ this )?(?:also|have also) \w+|related (?:products?|items?)|similar (?:products?|items?|styles?)|recommended(?: for you| products?| items?)?|recommendations|recently viewed|your recently viewed|frequently bought(?: together)?|(?:often|usually) bought (?:with|together)|inspired by your|more (?:from|like|to (?:love|explore))|shop similar|pairs? (?:well|perfectly) with|goes (?:well|great) with|complete (?:the|your)|explore more|our best ?sellers?|best ?sellers|top picks|trending|sponsored)\b/i

/** True if a block starts with, or follows, a heading for other products. */
function hasOtherProductsHeading(node: PageNode): boolean {
  const first = node.children.find(isElement)
  return [first, previousElement(node)].some(
    heading =>
      heading &&
      HEADINGS.has(heading.name) &&
      OTHER_PRODUCTS_HEADING.test(textOf(heading, 60).trim()),
  )
}

function previousElement(node: PageNode): PageNode | undefined {
  const siblings = node.parent?.children ?? []
  for (let at = siblings.indexOf(node) - 1; at >= 0; at--) {
    const sibling = siblings[at]
    if (sibling && isElement(sibling)) return sibling
  }
  return undefined
}

function isElement(child: PageChild): child is PageNode {
  return child.type !== 'text'
}

const HEADINGS = new Set(['h2', 'h3', 'h4', 'h5'])

function holdsTitle(node: PageNode, depth = 0): boolean {
  if (node.last - node.order > 3_000) return true
  if (depth >= 40) return false
  for (const child of node.children) {
    if (child.type !== 'text' && (child.name === 'h1' || holdsTitle(child, depth + 1))) return true
  }
  return false
}
