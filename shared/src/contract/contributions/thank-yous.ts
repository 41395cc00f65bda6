import * as z from 'zod/mini'
import { thankYouMessages } from '../../messages/thank-yous/thank-yous.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, LIST_MAX, listPart, success, text, timestamp, version } from '../fields.ts'
import { itemPicture } from '../items/items.ts'
import { money } from '../money-schema.ts'
import { hiddenOnPage } from './contributor-schemas.ts'

/** Maximum length of a note, in code points. */
export const NOTE_MAX = 2_000

export const THANK_YOU_STATUSES = ['not_started', 'draft', 'sent'] as const
export type ThankYouStatus = (typeof THANK_YOU_STATUSES)[number]

const note = text().check(
  z.refine(value => [...value].length <= NOTE_MAX, thankYouMessages.noteTooLong),
)

/**
 * Id of the newest contribution that the owner saw. Later contributions stay unthanked; without it the note is for all
 * contributions.
 */
const lastSeenId = z.optional(id)

const uniqueIds = z.overwrite((ids: string[]) => [...new Set(ids.map(one => one.toLowerCase()))])

/** One contribution of a contributor, with the data for a thank-you note. */
const thankedContribution = z.object({
  contributionId: id,
  itemName: z.string(),
  category: z.string(),
  thumbnailUrl: z.nullable(z.string()),
  picture: z.nullable(itemPicture),
  amount: money,
  message: z.nullable(z.string()),
  timestamp,
  isVerified: z.boolean(),
  /** A note was sent after this contribution. */
  isThanked: z.boolean(),
  /** The automatic thank-you email was sent; a personal note may still be written. */
  isThankedByMail: z.boolean(),
  ...hiddenOnPage,
})

/** A contributor with all of their contributions and the thank-you note. */
export const thankYou = z.object({
  /** Id of their first contribution; the endpoints accept the id of any. */
  id,
  name: z.string(),
  email: z.nullable(z.string()),
  status: z.enum(THANK_YOU_STATUSES),
  note: z.nullable(z.string()),
  sentAt: z.nullable(timestamp),
  /** The email with the last note bounced or was given up; the note is a draft again. */
  isUndelivered: z.boolean(),
  /** Version of the note and its status. */
  version,
  /** The oldest first. */
  gifts: z.array(thankedContribution),
})
export type ThankYou = z.output<typeof thankYou>

const ownThankYou = success({ data: thankYou })

export const listThankYous = defineEndpoint('GET /admin/thank-yous', {
  access: 'user',
  summary:
    'List the contributors to the own registry; those without a note first, longest waiting first',
  query: z.strictObject(listPart),
  response: success({
    thankYous: z.array(thankYou),
    /** Number of all contributors, regardless of pagination. */
    total: z.int(),
    /** Number of contributors who have not been thanked yet. */
    toWrite: z.int(),
  }),
})

export const saveThankYou = defineEndpoint('PUT /admin/thank-yous/{id}', {
  access: 'user',
  summary: 'Save the note to a contributor as a draft, or set its status',
  params: z.object({ id }),
  body: z.strictObject({ note, status: z.enum(THANK_YOU_STATUSES), lastSeenId, version }),
  response: ownThankYou,
  errors: ['NOT_FOUND', 'EDIT_CONFLICT'],
})

export const sendThankYou = defineEndpoint('POST /admin/thank-yous/{id}/send', {
  access: 'user',
  summary: 'Email a note to a contributor with the owner as Reply-To; marks it as sent',
  params: z.object({ id }),
  // Not in the body, where the previous release rejects it: both run at once during a deployment.
  query: z.strictObject({ version: z.optional(z.coerce.number().check(z.int())) }),
  body: z.strictObject({
    note: note.check(z.minLength(1, thankYouMessages.noteMissing)),
    lastSeenId,
  }),
  response: ownThankYou,
  errors: ['NOT_FOUND', 'NO_ADDRESS', 'EMAIL_NOT_VERIFIED', 'EDIT_CONFLICT'],
  idempotent: true,
})

export const markThankYous = defineEndpoint('POST /admin/thank-yous/mark-sent', {
  access: 'user',
  summary: 'Mark several contributors as thanked, or undo it',
  body: z.strictObject({
    ids: z.array(id).check(
      z.minLength(1, thankYouMessages.idsRequired),
      z.maxLength(LIST_MAX),
      // Two contributions of one contributor count once.
      uniqueIds,
    ),
    /** `lastSeenId` of each contributor. */
    lastSeenIds: z.optional(z.array(id).check(z.maxLength(LIST_MAX), uniqueIds)),
    isSent: z._default(z.boolean(), true),
  }),
  maxListEntries: LIST_MAX,
  response: success({ thankYous: z.array(thankYou) }),
  errors: ['NOT_FOUND'],
})
