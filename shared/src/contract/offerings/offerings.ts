import * as z from 'zod/mini'
import { offeringFormMessages as t } from '../../messages/offerings/offering-form.ts'
import { OFFERING_LIMITS as MAX } from '../../offerings/limits.ts'
import { defineEndpoint } from '../endpoint.ts'
import { done, id, LIST_MAX, limit, offset, slug, success, text } from '../fields.ts'
import {
  myOfferingCard,
  offeredThing,
  offererEmail,
  offererFields,
  offeringCard,
  offeringMessage,
  offeringStatus,
  ownOffering,
  photoIds,
  publicOffering,
} from './offering-schemas.ts'

/** A submitted offering; the wizard's resolver and the route share this schema. */
export const offeringRequest = z.strictObject({
  registrySlug: slug,
  ...offeredThing,
  ...offererFields,
  offererEmail,
  photoIds: z.optional(photoIds),
})
export type OfferingRequest = z.output<typeof offeringRequest>

/** Token of the link that was emailed to the offerer. */
const key = z.string().check(z.minLength(1), z.maxLength(200))

/**
 * Fields that can change until the parents review the offering; omitted fields stay. The email address
 * cannot change, since the link was sent to it.
 */
export const offeringChanges = z.partial(
  z.strictObject({ ...offeredThing, ...offererFields, photoIds }),
)
export type OfferingChanges = z.output<typeof offeringChanges>

/** A message for the thread. */
export const offeringMessageText = text(t.messageRequired).check(
  z.minLength(1, t.messageRequired),
  z.maxLength(MAX.message, `Please use at most ${MAX.message} characters`),
)

export const createOffering = defineEndpoint('POST /gift-passing/offerings', {
  access: 'visitor',
  summary: 'Create an offering; emails the offerer a link to it',
  status: 201,
  body: offeringRequest,
  response: success({ data: z.object({ id, status: offeringStatus }) }),
  errors: ['NOT_FOUND', 'REGISTRY_NOT_FOUND'],
  idempotent: true,
})

export const listPublicOfferings = defineEndpoint('GET /gift-passing/offerings', {
  access: 'visitor',
  summary: 'List the accepted offerings without personal data, to prevent duplicates',
  query: z.strictObject({ registrySlug: slug, limit: limit(LIST_MAX, 100), offset }),
  response: success({ offerings: z.array(publicOffering), total: z.int() }),
  errors: ['NOT_FOUND', 'REGISTRY_NOT_FOUND'],
})

export const getOwnOffering = defineEndpoint('GET /gift-passing/offerings/{id}', {
  access: 'visitor',
  summary: 'Get an offering with its messages, by its emailed link',
  params: z.object({ id }),
  headers: z.object({ 'x-link-key': z.optional(key) }),
  // Pages of earlier releases send the key in the query string; others in the header, because proxies log URLs.
  query: z.strictObject({ key: z.optional(key) }),
  response: success({ data: ownOffering }),
  errors: ['NOT_FOUND'],
})

export const changeOffering = defineEndpoint('PUT /gift-passing/offerings/{id}', {
  access: 'visitor',
  summary: 'Change an offering by its emailed link, until the parents have reviewed it',
  params: z.object({ id }),
  body: z.extend(offeringChanges, { key }),
  response: success({ data: ownOffering }),
  errors: ['NOT_FOUND', 'ALREADY_REVIEWED'],
})

export const withdrawOffering = defineEndpoint('DELETE /gift-passing/offerings/{id}', {
  access: 'visitor',
  summary: 'Withdraw an offering by its emailed link, until its hand-over is arranged',
  params: z.object({ id }),
  body: z.strictObject({ key }),
  response: done,
  errors: ['NOT_FOUND', 'STEP_NOT_ALLOWED'],
})

export const replyToParents = defineEndpoint('POST /gift-passing/offerings/{id}/reply', {
  access: 'visitor',
  summary: 'Send the parents a message about an offering, by its emailed link',
  status: 201,
  params: z.object({ id }),
  body: z.strictObject({ key, message: offeringMessageText }),
  response: success({ data: offeringMessage }),
  errors: ['NOT_FOUND', 'STEP_NOT_ALLOWED'],
  idempotent: true,
})

export const markHandedOver = defineEndpoint('POST /gift-passing/offerings/{id}/handed-over', {
  access: 'visitor',
  summary: 'Mark an offering as handed over by its emailed link, once its pickup is arranged',
  params: z.object({ id }),
  body: z.strictObject({ key }),
  response: success({ data: ownOffering }),
  errors: ['NOT_FOUND', 'STEP_NOT_ALLOWED'],
})

export const trackOfferings = defineEndpoint('GET /gift-passing/track-offerings', {
  access: 'visitor',
  summary: 'List the offerings of an email address without contact details, newest first',
  query: z.strictObject({ email: offererEmail, registrySlug: z.optional(slug) }),
  response: success({ offerings: z.array(offeringCard) }),
  errors: ['NOT_FOUND', 'REGISTRY_NOT_FOUND'],
})

export const listMyOfferings = defineEndpoint('GET /gift-passing/my-offerings', {
  access: 'user',
  summary:
    "List the signed-in owner's offerings on other registries, by their verified email address",
  query: z.strictObject({ userEmail: offererEmail }),
  response: success({ offerings: z.array(myOfferingCard) }),
  errors: ['NOT_FOUND'],
})
