import * as z from 'zod/mini'
import { registryHeaderMessages as t } from '../../messages/registry/registry-header.ts'
import { isCelebration } from '../../registries/is-celebration.ts'
import { defineEndpoint } from '../endpoint.ts'
import { line, success } from '../fields.ts'
import { PHOTO_BODY_MAX, photoFile } from '../offerings/offering-photos.ts'
import { headerPicture } from './registry-schemas.ts'

/** Maximum length of an image's description. */
export const PICTURE_ALT_MAX = 120

/** Header of the public page and how the page is found, as set by its owner. */
export const registryHeader = z.object({
  /** Date of the celebration (2026-12-24) or month in which the baby is due (2026-12); null shows none. */
  celebration: z.nullable(z.string()),
  /** Expected due date as typed at the sign-up. Missing in responses of the previous release. */
  eventDate: z.optional(z.nullable(z.string())),
  /** Whether the exact title or name finds the registry. */
  isFoundByName: z.boolean(),
  /** Alternative text of the image; stays stored while there is no image. */
  pictureAlt: z.string(),
  picture: z.nullable(headerPicture),
})
export type RegistryHeaderSettings = z.output<typeof registryHeader>

/** Fields that an owner may change; omitted ones stay. */
const headerChanges = z.strictObject({
  celebration: z.optional(
    z.nullable(z.string().check(z.refine(isCelebration, t.celebrationInvalid))),
  ),
  isFoundByName: z.optional(z.boolean()),
  pictureAlt: z.optional(line().check(z.maxLength(PICTURE_ALT_MAX, t.altTooLong(PICTURE_ALT_MAX)))),
})
export type HeaderChanges = z.output<typeof headerChanges>

const response = success({ data: registryHeader })

export const getRegistryHeader = defineEndpoint('GET /admin/registry-header', {
  access: 'user',
  summary: "Get the image and the celebration of the public page's header",
  response,
})

export const updateRegistryHeader = defineEndpoint('PUT /admin/registry-header', {
  access: 'user',
  summary: 'Change the celebration or the description of the image; omitted fields stay',
  body: headerChanges,
  response,
})

export const uploadHeaderPicture = defineEndpoint('PUT /admin/registry-header/picture', {
  access: 'user',
  summary: 'Set the image; re-encodes it without metadata; responds within 12 s',
  maxBodyBytes: PHOTO_BODY_MAX,
  body: z.strictObject({ image: photoFile }),
  response,
  errors: ['IMAGE_UNREADABLE'],
})

export const removeHeaderPicture = defineEndpoint('DELETE /admin/registry-header/picture', {
  access: 'user',
  summary: 'Remove the image and its files',
  response,
})
