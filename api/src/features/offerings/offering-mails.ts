import { offeringMailMessages as t } from '@registry/shared/messages/emails/offering-mails'
import { pickupCalendar } from '@registry/shared/offerings/pickup-calendar'
import { notificationPath } from '@registry/shared/push/notification-path'
import * as z from 'zod'
import { disableLinks } from '../../emails/layout/disable-links.ts'
import { linkFreeName } from '../../emails/layout/link-free-name.ts'
import { offeringEmail, offeringOwnerEmail } from '../../emails/offering-emails.ts'
import type { App } from '../../http/app.ts'
import type { Job } from '../../jobs/define-job.ts'
import { defineMail } from '../../jobs/define-mail.ts'
import { findUnsubscribeUrl } from '../mail-subscriptions/unsubscribe-link.ts'
import * as registryStore from '../registries/registry-store.ts'
import * as userStore from '../users/user-store.ts'
import * as interestStore from './offering-interest-store.ts'
import { offeringLink } from './offering-key.ts'
import * as messageStore from './offering-message-store.ts'
import * as store from './offering-store.ts'

const UPDATE_KINDS = [
  'receipt',
  'accepted',
  'declined',
  'interested',
  'confirmed',
  'delivered',
  'cancelled',
] as const
export type UpdateKind = (typeof UPDATE_KINDS)[number]

/** Returns the parents' note that is stored with the offering; notes of other changes are messages. */
function noteForKind(kind: UpdateKind, offering: store.Offering): string | null {
  if (kind === 'accepted') return offering.adminNotes
  if (kind === 'declined' || kind === 'cancelled') return offering.rejectReason
  return kind === 'delivered' ? offering.thankYouNote : null
}

/** Returns the recipient of an email about an offering and the data common to all of them. */
async function toOfferer(app: App, offering: store.Offering) {
  const registry = await registryStore.findById(app.db, offering.registryId)
  const link = await offeringLink(app, app.db, offering)
  if (!registry || link === undefined) return undefined
  const { offererName: name, offererEmail: address, itemName, quantity } = offering
  const { registryId } = offering
  const recipient = { registryId, kind: 'offerings', address } as const
  const unsubscribeUrl = await findUnsubscribeUrl(app, recipient)
  if (unsubscribeUrl === undefined) return 'unsubscribed'
  const words = { name, parents: registry.ownerName, itemName, quantity, link, unsubscribeUrl }
  return { to: { name, address }, words }
}

function pickupOf({ id, itemName, pickupAt, pickupPlace: place }: store.Offering, now: Date) {
  if (!pickupAt || !place) return undefined
  const summary = t.pickup.summary(linkFreeName(itemName) ?? t.aThing)
  const plan = { id, at: pickupAt, place: disableLinks(place), summary }
  return { at: pickupAt, place, calendar: pickupCalendar(plan, now) }
}

/** Steps to a hand-over. After its cancellation, a delayed email about them would contradict the cancellation. */
const STEPS_TO_HAND_OVER: readonly UpdateKind[] = ['accepted', 'interested', 'confirmed']

/**
 * Mails the offerer that the offering was received or changed status; sends nothing for a withdrawn offering, and no
 * earlier step of a cancelled one.
 */
export const sendOfferingUpdate = defineMail({
  name: 'send_offering_news',
  payload: z.object({
    offeringId: z.uuid(),
    kind: z.enum(UPDATE_KINDS),
    messageId: z.uuid().optional(),
  }),
  async write({ offeringId, kind, messageId }, app, { at }) {
    const offering = await store.findById(app.db, offeringId)
    if (offering?.status === 'cancelled' && STEPS_TO_HAND_OVER.includes(kind)) return undefined
    const about = offering && (await toOfferer(app, offering))
    if (!about || about === 'unsubscribed') return about
    const said = messageId && (await messageStore.findById(app.db, messageId))
    const note = said ? said.body : noteForKind(kind, offering)
    const contact =
      kind === 'interested' ? await interestStore.findContact(app.db, offeringId) : undefined
    const pickup = kind === 'confirmed' ? pickupOf(offering, at) : undefined
    return { to: about.to, email: offeringEmail({ ...about.words, kind, note, contact, pickup }) }
  },
})

const ofMessage = z.object({ messageId: z.uuid() })

/** Mails the offerer a message from the parents. */
export const sendMessageEmail = defineMail({
  name: 'send_offering_message',
  payload: ofMessage,
  async write({ messageId }, app) {
    const message = await messageStore.findById(app.db, messageId)
    const offering = message && (await store.findById(app.db, message.offeringId))
    const about = offering && (await toOfferer(app, offering))
    if (!about || about === 'unsubscribed') return about
    const words = { ...about.words, kind: 'message' as const, note: message.body }
    return { to: about.to, email: offeringEmail(words) }
  },
})

interface OwnerUpdate {
  kind: 'reply' | 'withdrawn'
  registryId: string
  offererName: string
  itemName: string
  message?: string
}

/** Returns an email to the owner if their email address is verified. */
async function toOwner(app: App, { registryId, ...update }: OwnerUpdate) {
  const registry = await registryStore.findById(app.db, registryId)
  const account = registry && (await userStore.findById(app.db, registry.ownerId))
  if (!account?.emailVerifiedAt) return undefined
  const link = `${app.config.publicUrl}${notificationPath({ kind: 'offering', id: registryId })}`
  const { name, email: address } = account
  const recipient = { registryId, kind: 'offering-replies', address } as const
  const unsubscribeUrl = await findUnsubscribeUrl(app, recipient)
  if (unsubscribeUrl === undefined) return 'unsubscribed'
  const email = offeringOwnerEmail({ ...update, name, link, unsubscribeUrl })
  return { to: { name, address }, email }
}

/** Mails the owner a message from an offerer. */
export const sendReplyEmail = defineMail({
  name: 'send_offering_reply',
  payload: ofMessage,
  async write({ messageId }, app) {
    const message = await messageStore.findById(app.db, messageId)
    const offering = message && (await store.findById(app.db, message.offeringId))
    if (!offering) return undefined
    return toOwner(app, { kind: 'reply', ...offering, message: message.body })
  },
})

/** Mails the owner that an offering they had accepted was withdrawn. */
export const sendWithdrawalEmail = defineMail({
  name: 'send_offering_withdrawal',
  payload: z.object({ offeringId: z.uuid() }),
  async write({ offeringId }, app) {
    const offering = await store.findWithdrawn(app.db, offeringId)
    return offering && toOwner(app, { kind: 'withdrawn', ...offering })
  },
})

export const offeringMails: readonly Job[] = [
  sendOfferingUpdate,
  sendMessageEmail,
  sendReplyEmail,
  sendWithdrawalEmail,
]
