import type { ItemFunding, OwnerItem, PublicItem } from '@registry/shared/contract/items/items'
import type { OwnProduct } from '@registry/shared/contract/items/quick-add'
import { imagePath } from '@registry/shared/images/image-file-names'
import {
  type PublicContribution,
  toOwnerContributor,
  toPublicContributor,
} from '../contribution-records/contribution-presenter.ts'
import type { Contribution } from '../contribution-records/contribution-store.ts'
import type { Funding } from './funding-store.ts'
import { isFullyFunded, ownerItemPermissions, publicItemPermissions } from './item-policy.ts'
import type { Item } from './item-store.ts'

/** Fields of an item of which its public item is made, besides its contributions. */
export type PublicItemRecord = Pick<
  Item,
  | 'id'
  | 'productName'
  | 'productDescription'
  | 'productUrl'
  | 'imageHash'
  | 'picture'
  | 'category'
  | 'totalPriceCents'
  | 'amountContributedCents'
  | 'quantity'
  | 'acceptsPhysicalDonations'
  | 'createdAt'
>

function itemFields(item: PublicItemRecord, contributions: PublicContribution[]) {
  return {
    id: item.id,
    productName: item.productName,
    productDescription: item.productDescription,
    productUrl: item.productUrl,
    thumbnailUrl: item.imageHash && imagePath(item.imageHash),
    picture: item.picture,
    category: item.category,
    totalPrice: item.totalPriceCents,
    amountContributed: item.amountContributedCents,
    isFullyFunded: isFullyFunded(item),
    contributorCount: contributions.length,
    quantity: item.quantity,
    acceptsPhysicalDonations: item.acceptsPhysicalDonations,
    createdAt: item.createdAt.toISOString(),
  }
}

/** Converts an item for visitors; contributors have a name, amount, time and message only. */
export function toPublicItem(
  item: PublicItemRecord,
  contributions: PublicContribution[],
): PublicItem {
  return {
    ...itemFields(item, contributions),
    contributors: contributions.map(toPublicContributor),
    can: publicItemPermissions(item),
  }
}

/** Converts an item for its owner. */
export function toOwnerItem(item: Item, contributions: Contribution[]): OwnerItem {
  return {
    ...itemFields(item, contributions),
    isHidden: item.isHidden,
    isPlaced: item.position !== null,
    contributors: contributions.map(toOwnerContributor),
    scrapedImages: item.scrapedImages,
    gtin: item.gtin,
    can: ownerItemPermissions(contributions.length),
    version: item.version,
  }
}

/** Converts an item for the owner's extension, without contributors. */
export function toOwnProduct(item: Item): OwnProduct {
  return {
    id: item.id,
    productName: item.productName,
    productUrl: item.productUrl,
    gtin: item.gtin,
    totalPrice: item.totalPriceCents,
    quantity: item.quantity,
    thumbnailUrl: item.imageHash && imagePath(item.imageHash),
    isHidden: item.isHidden,
    createdAt: item.createdAt.toISOString(),
    isFunded: isFullyFunded(item),
  }
}

/** Converts an item's funding without contributors. */
export function toItemFunding(funding: Funding): ItemFunding {
  return {
    id: funding.id,
    totalPrice: funding.totalPriceCents,
    amountContributed: funding.amountContributedCents,
    isFullyFunded: isFullyFunded(funding),
    contributorCount: funding.contributorCount,
    can: publicItemPermissions(funding),
  }
}
