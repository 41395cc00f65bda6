import { pushMessages } from '@registry/shared/messages/push/push'
import { formatDollars } from '@registry/shared/money/format-money'
import type { Db } from '../../db/connect.ts'
import { linkFreeName } from '../../emails/layout/link-free-name.ts'
import {
  type ContributionWithItem,
  findContributionWithItem,
} from '../contribution-records/contribution-with-item-store.ts'
import * as notificationJobStore from './notification-job-store.ts'
import type { NotificationText, OwnerNotification } from './owner-notification.ts'

const { somebody, anItem } = pushMessages

// Names may contain URLs, which some screens would turn into links, so they are made harmless.
function contributionFacts({ name, amountCents, itemName }: ContributionWithItem) {
  return [
    linkFreeName(name) ?? somebody,
    formatDollars(amountCents),
    linkFreeName(itemName) ?? anItem,
  ] as const
}

async function writeContributionNotification(db: Db, kind: 'contribution' | 'payment', id: string) {
  const contribution = await findContributionWithItem(db, id)
  if (!contribution || (kind === 'payment' && contribution.verifiedAt)) return undefined
  const { title, body } = pushMessages[kind]
  return {
    registryId: contribution.registryId,
    title,
    body: body(...contributionFacts(contribution)),
    target: { kind, id },
  }
}

async function writeOfferingNotification(db: Db, id: string) {
  const offering = await notificationJobStore.find(db, id)
  if (!offering) return undefined
  const { title, body, item } = pushMessages.offering
  const name = linkFreeName(offering.offererName) ?? somebody
  return {
    registryId: offering.registryId,
    title,
    body: body(name, linkFreeName(offering.itemName) ?? item),
    target: { kind: 'offering' as const, id },
  }
}

type PaymentsNotification = Extract<OwnerNotification, { kind: 'payments' }>

// Payments may be verified and contributions deleted between the check and a late attempt.
async function writePaymentsNotification(
  db: Db,
  { registryId, askedAt, count }: PaymentsNotification,
) {
  const open = await notificationJobStore.listStillOpen(db, { registryId, askedAt })
  // Without `askedAt` these include contributions of earlier checks.
  const [id, ...others] = open.slice(0, count)
  if (id === undefined) return undefined
  if (others.length === 0) return writeContributionNotification(db, 'payment', id)
  const { title, body } = pushMessages.payments
  const target = { kind: 'payments' as const }
  return { registryId, title, body: body(others.length + 1), target }
}

/** Loads the current text of a notification; undefined if it no longer applies. */
export async function writeNotification(
  db: Db,
  notification: OwnerNotification,
): Promise<NotificationText | undefined> {
  if (notification.kind === 'offering') return writeOfferingNotification(db, notification.id)
  if (notification.kind === 'payments') return writePaymentsNotification(db, notification)
  return writeContributionNotification(db, notification.kind, notification.id)
}
