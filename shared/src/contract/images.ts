import * as z from 'zod/mini'
import { imageMessages } from '../messages/items/images.ts'
import { defineEndpoint } from './endpoint.ts'
import { httpUrl, id, optionalText, success } from './fields.ts'
import { PHOTO_BODY_MAX, photoFile } from './offerings/offering-photos.ts'

const processedImage = z.object({ id, displayUrl: z.string() })

export const processSelectedImage = defineEndpoint('POST /admin/process-selected-image', {
  access: 'user',
  summary: "Download, re-encode and store a retailer's image; responds within 12 s",
  body: z.strictObject({
    imageUrl: httpUrl(imageMessages.urlRequired, imageMessages.urlInvalid),
    imageAlt: z.optional(optionalText(300)),
    imageSource: z.optional(optionalText(200)),
  }),
  response: success({ processedImage }),
  errors: ['IMAGE_UNREADABLE'],
})

export const uploadItemImage = defineEndpoint('POST /admin/upload-image', {
  access: 'user',
  summary:
    "Upload an owner's own photo for an item; re-encodes it without metadata; responds within 12 s",
  status: 201,
  maxBodyBytes: PHOTO_BODY_MAX,
  body: z.strictObject({ image: photoFile }),
  response: success({ processedImage }),
  errors: ['IMAGE_UNREADABLE'],
})

const availableImage = z.object({
  id,
  originalUrl: z.string(),
  /** Path of our copy; null until it was requested. */
  processedUrl: z.nullable(z.string()),
  /** Path of our smallest copy. */
  thumbnailUrl: z.nullable(z.string()),
  altText: z.string(),
  source: z.string(),
  isSelected: z.boolean(),
})
export type AvailableImage = z.output<typeof availableImage>

export const listItemImages = defineEndpoint('GET /admin/registry/items/{id}/with-images', {
  access: 'user',
  summary: 'List the images of an own item, the selected one first',
  params: z.object({ id }),
  response: success({ data: z.object({ availableImages: z.array(availableImage) }) }),
  errors: ['NOT_FOUND'],
})

export const reselectImage = defineEndpoint('POST /admin/registry/items/{id}/reselect-image', {
  access: 'user',
  summary: 'Select another image of an own item; responds within 12 s',
  params: z.object({ id }),
  body: z.strictObject({ imageId: id }),
  response: success({ data: z.object({ processedImage }) }),
  errors: ['NOT_FOUND', 'IMAGE_UNREADABLE'],
})
