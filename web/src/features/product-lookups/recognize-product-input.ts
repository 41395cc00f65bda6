import { findRetailer } from '@registry/shared/retailers/find-retailer'
import { readShareText, type SharedProduct } from '@registry/shared/sharing/read-share-text'

/** What an owner typed or pasted to start a new item. */
export type ProductInput =
  | { kind: 'empty' }
  /** Page to look up, with the product data of the text around its link. */
  | { kind: 'link'; shared: SharedProduct }
  /** The share text of a shop that blocks servers, which says at least the name. */
  | { kind: 'shared'; shared: SharedProduct }
  | { kind: 'name'; name: string }

const NAME_MAX = 300
/** A link without a scheme, as some browsers copy it: a host and a path, or a host that begins with www. */
const BARE_LINK = /^(?:www\.[a-z\d-]+(?:\.[a-z\d-]+)+(?:\/\S*)?|[a-z\d-]+(?:\.[a-z\d-]+)+\/\S+)$/i

/** Recognises a link, a share text or a name. */
export function recognizeProductInput(text: string): ProductInput {
  const given = text.trim()
  const shared = readShareText(BARE_LINK.test(given) ? `https://${given}` : given)
  if (shared) {
    const isBlocked = findRetailer(shared.url)?.server?.via === 'none'
    return { kind: isBlocked && shared.name ? 'shared' : 'link', shared }
  }
  const name = given.replace(/\s+/g, ' ').slice(0, NAME_MAX)
  if (name === '') return { kind: 'empty' }
  return { kind: 'name', name: name.replace(/[\uD800-\uDBFF]$/, '').trim() }
}
