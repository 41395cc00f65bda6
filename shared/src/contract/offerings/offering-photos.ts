import * as z from 'zod/mini'
import { offeringPhotoMessages } from '../../messages/offerings/offering-photos.ts'
import { defineEndpoint } from '../endpoint.ts'
import { success } from '../fields.ts'
import { offeringPhoto } from './offering-schemas.ts'

/** Maximum bytes of an uploaded photo. */
export const PHOTO_BYTES_MAX = 10 * 1024 * 1024

const BASE64_MAX = 4 * Math.ceil(PHOTO_BYTES_MAX / 3)

// Searches for one invalid character: a pattern that matches millions of characters is slow.
const isBase64 = (value: string) =>
  value.length % 4 === 0 && !/[^A-Za-z0-9+/]/.test(value.replace(/={1,2}$/, ''))

/** Maximum bytes of a request body with one file. */
export const PHOTO_BODY_MAX = BASE64_MAX + 1_000

/** An image file in base64: JPEG, PNG, WebP, GIF, AVIF or HEIC. */
export const photoFile = z
  .string()
  .check(
    z.minLength(1, offeringPhotoMessages.missing),
    z.maxLength(BASE64_MAX, offeringPhotoMessages.tooLarge),
    z.refine(isBase64, offeringPhotoMessages.unreadable),
  )

export const uploadOfferingPhoto = defineEndpoint('POST /gift-passing/photos', {
  access: 'visitor',
  summary: 'Upload a photo for an offering; re-encodes it without metadata; responds within 12 s',
  status: 201,
  maxBodyBytes: PHOTO_BODY_MAX,
  body: z.strictObject({ image: photoFile }),
  response: success({ data: offeringPhoto }),
  errors: ['NOT_FOUND', 'IMAGE_UNREADABLE'],
})
