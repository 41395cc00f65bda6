import * as z from 'zod/mini'
import { offeringFormMessages as t } from '../../messages/offerings/offering-form.ts'
import { OFFERING_LIMITS as MAX } from '../../offerings/limits.ts'
import { OFFERING_STATUSES } from '../../offerings/statuses.ts'
import { defineEndpoint } from '../endpoint.ts'
import {
  email,
  id,
  LIST_MAX,
  limit,
  offset,
  optionalText,
  requiredText,
  success,
} from '../fields.ts'
import { offererPhone, offeringMessage, ownerOffering } from './offering-schemas.ts'
import { offeringMessageText } from './offerings.ts'

/** When and where an offering changes hands; date and time are in Singapore. */
const pickup = z.strictObject({
  date: z.iso.date(t.pickupDate),
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, t.pickupTime)),
  place: requiredText(MAX.place, t.pickupPlace),
})

const note = z.optional(optionalText(MAX.note))
const one = success({ data: ownerOffering })

export const listOfferings = defineEndpoint('GET /gift-passing/admin/offerings', {
  access: 'user',
  summary: 'List the offerings to the own registry, newest first',
  query: z.strictObject({
    /** One status, or all accepted offerings that are not handed over yet. */
    status: z.optional(z.enum([...OFFERING_STATUSES, 'accepted'])),
    limit: limit(LIST_MAX, 100),
    offset,
  }),
  response: success({
    offerings: z.array(ownerOffering),
    /** Number of all offerings with that status, regardless of pagination. */
    total: z.int(),
    /** Counts for the three tabs over the whole registry; `unread` counts offerers' messages. */
    counts: z.object({ pending: z.int(), accepted: z.int(), total: z.int(), unread: z.int() }),
  }),
})

export const approveOffering = defineEndpoint('PUT /gift-passing/admin/offerings/{id}/approve', {
  access: 'user',
  summary: 'Accept an offering once; emails the notes to the offerer',
  params: z.object({ id }),
  body: z.strictObject({ adminNotes: note }),
  response: one,
  errors: ['NOT_FOUND', 'ALREADY_REVIEWED'],
  idempotent: true,
})

export const rejectOffering = defineEndpoint('PUT /gift-passing/admin/offerings/{id}/reject', {
  access: 'user',
  summary: 'Decline an offering once; emails the reason to the offerer',
  params: z.object({ id }),
  body: z.strictObject({ reason: note }),
  response: one,
  errors: ['NOT_FOUND', 'ALREADY_REVIEWED'],
  idempotent: true,
})

export const flagOffering = defineEndpoint('PUT /gift-passing/admin/offerings/{id}/flag', {
  access: 'user',
  summary: 'Flag or unflag an offering; sends no notification',
  params: z.object({ id }),
  body: z.strictObject({ flagReason: z.nullable(optionalText(MAX.note)) }),
  response: one,
  errors: ['NOT_FOUND'],
})

export const expressInterest = defineEndpoint(
  'POST /gift-passing/offerings/{id}/express-interest',
  {
    access: 'user',
    summary: "Express interest in an offering; emails the parents' contact details to the offerer",
    params: z.object({ id }),
    body: z.strictObject({
      userData: z.strictObject({
        name: requiredText(MAX.offererName, t.nameRequired),
        email: email(t.emailRequired, t.emailInvalid),
        phone: z.optional(offererPhone),
      }),
      message: z.optional(optionalText(MAX.note)),
    }),
    response: one,
    errors: ['NOT_FOUND', 'STEP_NOT_ALLOWED'],
    idempotent: true,
  },
)

export const setOfferingStatus = defineEndpoint('PUT /gift-passing/offerings/{id}/status', {
  access: 'user',
  summary: 'Change the status of an offering; emails the note to the offerer',
  params: z.object({ id }),
  body: z
    .strictObject({ status: z.enum(OFFERING_STATUSES), note, pickup: z.optional(pickup) })
    .check(z.refine(body => !body.pickup || body.status === 'confirmed', t.pickupOnlyConfirmed)),
  response: one,
  errors: ['NOT_FOUND', 'STEP_NOT_ALLOWED'],
  idempotent: true,
})

const thread = success({ messages: z.array(offeringMessage) })

export const listOfferingMessages = defineEndpoint('GET /gift-passing/messages/{id}', {
  access: 'user',
  summary: 'List the messages about an offering, oldest first, and mark them as read',
  params: z.object({ id }),
  response: thread,
  errors: ['NOT_FOUND'],
})

export const sendOfferingMessage = defineEndpoint('POST /gift-passing/messages', {
  access: 'user',
  summary: 'Send the offerer a message; emails it with their link',
  status: 201,
  body: z.strictObject({ offeringId: id, message: offeringMessageText }),
  response: success({ data: offeringMessage }),
  errors: ['NOT_FOUND', 'STEP_NOT_ALLOWED'],
  idempotent: true,
})

export const getOfferingAnalytics = defineEndpoint('GET /gift-passing/admin/analytics', {
  access: 'user',
  summary: 'Offering statistics of the own registry; months are those in Singapore',
  response: success({
    data: z.object({
      total: z.int(),
      pendingReview: z.int(),
      accepted: z.int(),
      declined: z.int(),
      delivered: z.int(),
      flagged: z.int(),
      byCategory: z.array(z.object({ category: z.string(), count: z.int() })),
      /** '2026-11', the oldest first. */
      byMonth: z.array(z.object({ month: z.string(), count: z.int() })),
      /** From submission to review; null before the first review. */
      medianReviewHours: z.nullable(z.number()),
    }),
  }),
})
