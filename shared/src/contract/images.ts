import * as z from 'zod/mini'
import { imageMessages } from '../messages/images.ts'
import { defineEndpoint } from './endpoint.ts'
import { httpUrl, id, optionalText } from './fields.ts'

export const processSelectedImage = defineEndpoint({
  method: 'POST',
  path: '/admin/process-selected-image',
  access: 'user',
  summary: "Fetch a shop's picture, re-encode it and keep it; answers within 12 s",
  body: z.strictObject({
    imageUrl: httpUrl(imageMessages.urlRequired, imageMessages.urlInvalid),
    imageAlt: z.optional(optionalText(300)),
    imageSource: z.optional(optionalText(200)),
  }),
  response: z.object({
    success: z.literal(true),
    processedImage: z.object({ id, displayUrl: z.string() }),
  }),
  errors: ['AUTHENTICATION_REQUIRED', 'TOKEN_EXPIRED', 'IMAGE_UNREADABLE'],
})
