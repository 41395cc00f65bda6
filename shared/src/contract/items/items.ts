import * as z from 'zod/mini'
import { imageMessages } from '../../messages/items/images.ts'
import { itemMessages } from '../../messages/items/items.ts'
import { ownerContributor, publicContributor } from '../contributions/contributor-schemas.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  done,
  httpUrl,
  id,
  idList,
  LIST_MAX,
  listPart,
  optionalText,
  pictureUrl,
  requiredText,
  slug,
  success,
  timestamp,
  version,
} from '../fields.ts'
import { money, moneySum } from '../money-schema.ts'
import { imageFacts, registryOwner, registrySummary } from '../registry/registry-schemas.ts'

/** Dimensions and colour of the image at `thumbnailUrl`, for its layout. */
export const itemPicture = imageFacts

const itemFields = {
  id,
  productName: z.string(),
  productDescription: z.string(),
  productUrl: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  picture: z.nullable(itemPicture),
  category: z.string(),
  totalPrice: money,
  amountContributed: money,
  isFullyFunded: z.boolean(),
  contributorCount: z.int(),
  quantity: z.int(),
  acceptsPhysicalDonations: z.boolean(),
  createdAt: timestamp,
}

/** An item as visible to everyone. */
export const publicItem = z.object({
  ...itemFields,
  contributors: z.array(publicContributor),
  can: z.object({ contribute: z.boolean() }),
})

/** Funding of an item and allowed actions; also returned as `item` with a rejected contribution. */
export const itemFunding = z.pick(publicItem, {
  id: true,
  totalPrice: true,
  amountContributed: true,
  isFullyFunded: true,
  contributorCount: true,
  can: true,
})

const scrapedImage = z.object({
  url: z.string(),
  alt: z.optional(z.string()),
  source: z.optional(z.string()),
})

const scrapedImageDraft = z.strictObject({
  url: pictureUrl.check(z.minLength(1, imageMessages.urlRequired)),
  alt: z.optional(optionalText(300)),
  source: z.optional(optionalText(200)),
})

/** An item as visible to its owner. */
export const ownerItem = z.object({
  ...itemFields,
  /** Hidden from visitors: on no public page, and contributions to it are rejected. */
  isHidden: z.boolean(),
  /**
   * False until the owner orders the items: then it follows the ordered ones, by price on the public page and newest
   * first here. Undefined from the previous release.
   */
  isPlaced: z.optional(z.boolean()),
  contributors: z.array(ownerContributor),
  scrapedImages: z.array(scrapedImage),
  /** GTIN with 14 digits, to recognise duplicates. Undefined from the previous release. */
  gtin: z.optional(z.nullable(z.string())),
  can: z.object({ edit: z.boolean(), delete: z.boolean(), reset: z.boolean() }),
  /** Changes when the owner edits the item, not with contributions. Undefined from the previous release. */
  version,
})

export type PublicItem = z.output<typeof publicItem>
export type ItemFunding = z.output<typeof itemFunding>
export type OwnerItem = z.output<typeof ownerItem>

/** Maximum quantity of one item. */
export const QUANTITY_MAX = 99
/** Maximum number of items of a registry. */
export const ITEMS_MAX = 2_000

const writableFields = {
  productName: requiredText(300, itemMessages.nameRequired),
  productUrl: httpUrl(itemMessages.urlRequired, itemMessages.urlInvalid),
  thumbnailUrl: z.optional(z.nullable(pictureUrl)),
  category: requiredText(80, itemMessages.categoryRequired),
  totalPrice: money,
  productDescription: z.optional(optionalText(5000)),
  acceptsPhysicalDonations: z.optional(z.boolean()),
  quantity: z.optional(z.int().check(z.gte(0), z.lte(QUANTITY_MAX))),
  scrapedImages: z.optional(z.array(scrapedImageDraft).check(z.maxLength(20))),
  /** GTIN of the product's page with 14 digits; only compared, never shown. */
  gtin: z.optional(z.nullable(z.string().check(z.regex(/^\d{14}$/)))),
}

/** Fields that an owner may set; the form's resolver and the route share this schema. */
export const itemDraft = z.strictObject(writableFields)
export type ItemDraft = z.output<typeof itemDraft>
export const itemChanges = z.partial(itemDraft)
export type ItemChanges = z.output<typeof itemChanges>

const ownItem = success({ data: ownerItem })

export const listRegistryItems = defineEndpoint('GET /registry/{slug}/items', {
  access: 'anyone',
  summary: 'List the items of a public registry',
  params: z.object({ slug }),
  query: z.strictObject({
    /** `own` is the order the owner chose, by value if they chose none. */
    sortBy: z._default(z.enum(['value', 'name', 'created', 'progress', 'own']), 'value'),
    sortOrder: z._default(z.enum(['asc', 'desc']), 'desc'),
    ...listPart,
  }),
  response: success({
    data: z.array(publicItem),
    /** Number of all items, regardless of pagination. */
    total: z.int(),
    registryOwner,
    summary: registrySummary,
  }),
  errors: ['MOVED', 'REGISTRY_NOT_FOUND'],
})

export const listOwnItems = defineEndpoint('GET /admin/registry/items', {
  access: 'user',
  summary: 'List the items of the own registry in its order, with contributors',
  query: z.strictObject(listPart),
  response: success({
    items: z.array(ownerItem),
    total: z.int(),
    /** Ids of unconfirmed contributions to deleted items. Missing in responses of the previous release. */
    unconfirmedOfDeleted: z.optional(z.array(id)),
    /** Sum of the contributions to deleted items. Missing in responses of the previous release. */
    amountOfDeleted: z.optional(moneySum),
  }),
})

export const createItem = defineEndpoint('POST /admin/registry/items', {
  access: 'user',
  extension: true,
  summary: 'Add an item to the own registry',
  status: 201,
  body: itemDraft,
  response: ownItem,
  errors: ['REGISTRY_FULL'],
  idempotent: true,
})

export const updateItem = defineEndpoint('PUT /admin/registry/items/{id}', {
  access: 'user',
  summary: 'Change fields of an own item',
  params: z.object({ id }),
  body: z.extend(itemChanges, { version }),
  response: ownItem,
  errors: ['NOT_FOUND', 'EDIT_CONFLICT'],
})

export const deleteItem = defineEndpoint('DELETE /admin/registry/items/{id}', {
  access: 'user',
  summary: 'Remove an own item from the registry; keeps its contributions',
  params: z.object({ id }),
  response: done,
  errors: ['NOT_FOUND'],
})

export const resetItemContributions = defineEndpoint(
  'POST /admin/registry/items/{id}/reset-contributions',
  {
    access: 'user',
    summary: 'Void all contributions of an own item, if their number and sum are the given ones',
    params: z.object({ id }),
    /**
     * What the owner was shown: with another number or sum nothing is voided, and the response is EDIT_CONFLICT
     * without the current item. Undefined from the previous release, which would reject them in a body.
     */
    query: z.strictObject({
      contributorCount: z.optional(z.coerce.number().check(z.int())),
      amountContributed: z.optional(z.pipe(z.coerce.number(), money)),
    }),
    response: success({ data: ownerItem, removed: z.int(), total: money }),
    errors: ['NOT_FOUND', 'NO_CONTRIBUTIONS', 'EDIT_CONFLICT'],
  },
)

const itemIds = idList(LIST_MAX, {
  missing: itemMessages.idsRequired,
  twice: itemMessages.idTwice,
})

export const orderItems = defineEndpoint('PUT /admin/registry/items/order', {
  access: 'user',
  summary: 'Set the order of the own items; items that are not listed follow the listed ones',
  body: z.strictObject({ ids: itemIds }),
  maxListEntries: LIST_MAX,
  response: done,
  errors: ['NOT_FOUND'],
})

/** Bulk changes of several items. */
export const itemsChange = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('category'), category: writableFields.category }),
  z.strictObject({ kind: z.literal('hide') }),
  z.strictObject({ kind: z.literal('show') }),
  z.strictObject({ kind: z.literal('delete') }),
  z.strictObject({ kind: z.literal('restore') }),
])
export type ItemsChange = z.output<typeof itemsChange>

export const changeItems = defineEndpoint('POST /admin/registry/items/bulk', {
  access: 'user',
  summary: 'Change several own items atomically; deleted items can be restored',
  body: z.strictObject({ ids: itemIds, change: itemsChange }),
  maxListEntries: LIST_MAX,
  response: success({
    /** The requested items that are on the registry after the change. */
    items: z.array(ownerItem),
    /** Number of items that the change affected. */
    changed: z.int(),
  }),
  errors: ['NOT_FOUND', 'REGISTRY_FULL'],
})
