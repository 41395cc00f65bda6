import type { PaymentMethod } from '@registry/shared/contract/registry/registry-schemas'
import type { MailKind } from '@registry/shared/mails/mail-kinds'
import { paymentMessages } from '@registry/shared/messages/contributions/payments'
import {
  capReference,
  NOTE_MAX,
  paymentReference,
} from '@registry/shared/payments/payment-reference'
import { formatRupees, rupeesFromCents } from '@registry/shared/payments/rupees'
import * as z from 'zod'
import {
  type ContributionEmail,
  reminderEmail,
  thankYouEmail,
} from '../../../emails/contribution-emails.ts'
import type { App } from '../../../http/app.ts'
import type { Job } from '../../../jobs/define-job.ts'
import { defineMail } from '../../../jobs/define-mail.ts'
import { isEmailAddress } from '../../contribution-records/contribution-policy.ts'
import {
  type ContributionWithItem,
  findContributionWithItem,
} from '../../contribution-records/contribution-with-item-store.ts'
import { isWithinMailLimits } from '../../mail-subscriptions/is-within-mail-limits.ts'
import { findUnsubscribeUrl } from '../../mail-subscriptions/unsubscribe-link.ts'
import { bankShowsOf, paymentMethodsOf } from '../../registries/payee.ts'
import type { Registry } from '../../registries/registry-store.ts'
import * as registryStore from '../../registries/registry-store.ts'
import { replyAddress } from '../../users/reply-address.ts'
import * as userStore from '../../users/user-store.ts'
import { paymentLink } from '../payment-link/payment-link.ts'
import { thankYouLimits } from './contribution-mail-limits.ts'
import { markAutoThanked, setReminderUndelivered } from './contribution-mail-store.ts'

const ofContribution = z.object({ contributionId: z.uuid() })

/** Returns how a contribution is paid; only the reference when it is handed over in person, or its method is not offered any more. */
function paymentOf(
  { paymentMethod, ...contribution }: ContributionWithItem,
  registry: Registry,
  offered: readonly PaymentMethod[],
) {
  const method = offered.find(one => one === paymentMethod)
  const reference = paymentReference(contribution.name, contribution.referenceItemName)
  if (method === undefined) return { reference }
  return {
    method: paymentMessages.methods[method].name,
    bankShows: bankShowsOf(registry, method) ?? registry.ownerName,
    ...(method === 'india-upi'
      ? {
          rupees: formatRupees(rupeesFromCents(contribution.amountCents)),
          reference: capReference(reference, NOTE_MAX),
        }
      : { reference }),
  }
}

async function loadEmailData(
  app: App,
  contribution: ContributionWithItem,
  at: Date,
): Promise<ContributionEmail | undefined> {
  const registry = await registryStore.findById(app.db, contribution.registryId)
  if (!registry) return undefined
  const owner = await userStore.findById(app.db, registry.ownerId)
  const offered = paymentMethodsOf(registry, app.config.payeeDefaults)
  return {
    name: contribution.name,
    parents: registry.ownerName,
    itemName: contribution.itemName,
    amountCents: contribution.amountCents,
    ...paymentOf(contribution, registry, offered),
    link: `${app.config.publicUrl}/registry/${registry.slug}`,
    paymentLink: offered.length
      ? paymentLink(app, { id: contribution.id, slug: registry.slug }, at)
      : undefined,
    replyTo: replyAddress(owner),
  }
}

const unsubscribeUrlFor = (app: App, kind: MailKind, contribution: ContributionWithItem) =>
  findUnsubscribeUrl(app, {
    ...{ kind, registryId: contribution.registryId, address: contribution.email },
  })

const recipient = ({ name, email: address }: ContributionWithItem) => ({ name, address })

/** Reminds the contributor of a payment, unless it was verified or voided since the reminder was requested. */
export const sendPaymentReminder = defineMail({
  name: 'send_payment_reminder',
  payload: ofContribution,
  async write({ contributionId }, app, { at }) {
    const contribution = await findContributionWithItem(app.db, contributionId)
    if (!contribution || contribution.verifiedAt || !isEmailAddress(contribution.email))
      return undefined
    const words = await loadEmailData(app, contribution, at)
    if (!words) return undefined
    const unsubscribeUrl = await unsubscribeUrlFor(app, 'reminders', contribution)
    if (unsubscribeUrl === undefined) return 'unsubscribed'
    return { to: recipient(contribution), email: reminderEmail({ ...words, unsubscribeUrl }) }
  },
  after: ({ contributionId }, { db, now }, outcome) =>
    setReminderUndelivered(db, contributionId, outcome === 'accepted' ? null : now()),
})

/** Thanks the contributor in the parents' name; sends nothing for a voided contribution. */
export const sendThankYou = defineMail({
  name: 'send_thank_you',
  payload: ofContribution,
  async write({ contributionId }, app, { at, isRetry }) {
    const contribution = await findContributionWithItem(app.db, contributionId)
    const words =
      contribution &&
      isEmailAddress(contribution.email) &&
      (await loadEmailData(app, contribution, at))
    if (!words) return undefined
    const unsubscribeUrl = await unsubscribeUrlFor(app, 'thank-yous', contribution)
    if (unsubscribeUrl === undefined) return 'unsubscribed'
    const counted = {
      ...{ registryId: contribution.registryId, limits: thankYouLimits(contribution) },
      refusal: 'no more thank-you mails today',
    }
    // Retries do not count, or an outage of the mail server would use up the limits.
    if (!isRetry && !(await isWithinMailLimits(app, counted))) return undefined
    return { to: recipient(contribution), email: thankYouEmail({ ...words, unsubscribeUrl }) }
  },
  async after({ contributionId }, { db, now }, outcome) {
    if (outcome === 'accepted') await markAutoThanked(db, contributionId, now())
  },
})

export const contributionMails: readonly Job[] = [sendPaymentReminder, sendThankYou]
