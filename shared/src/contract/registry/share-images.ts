import * as z from 'zod/mini'
import { previewMessages } from '../../messages/registry/previews.ts'
import { defineEndpoint } from '../endpoint.ts'
import { slug } from '../fields.ts'

export const getShareImage = defineEndpoint('GET /registry/{slug}/share-image.jpg', {
  access: 'anyone',
  summary: 'Get the image for link previews of a registry: 1200 x 630, less than 300 kB',
  params: z.object({ slug }),
  // Not strict: messengers append their own query parameters.
  query: z.object({
    v: z.optional(z.string().check(z.regex(/^[\w-]{16}$/, previewMessages.unknownVersion))),
  }),
  response: z.string(),
  media: 'image/jpeg',
  errors: ['MOVED', 'REGISTRY_NOT_FOUND'],
})
