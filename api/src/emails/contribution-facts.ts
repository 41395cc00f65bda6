import { ownerMailMessages } from '@registry/shared/messages/emails/owner-mails'
import { formatDollars } from '@registry/shared/money/format-money'
import type { Cents } from '@registry/shared/money/money'
import type { Email } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

/** Data of an email to a contributor. */
export interface ContributionEmail {
  /** Name of the contributor. */
  name: string
  /** 'Priya and Tom'. */
  parents: string
  itemName: string
  amountCents: Cents
  /** 'PayNow'; undefined if unknown. */
  method?: string
  /** Name that the payer's bank shows for the recipient. */
  bankShows?: string
  /** Amount to pay by UPI: '₹1,683'. */
  rupees?: string
  /** URL that opens the payment step again. */
  paymentLink?: string | undefined
  /** Payment reference. */
  reference?: string
  /** URL of the public page. */
  link: string
  /** The owner's verified email address; undefined sends replies to the product. */
  replyTo?: Email['replyTo']
  unsubscribeUrl?: string | undefined
}

/** Returns the owners' name for use within a sentence. */
export function parentsLabel({ parents }: Pick<ContributionEmail, 'parents'>): string {
  return linkFreeName(parents) ?? ownerMailMessages.theParents
}

/** Returns the contribution's facts, one per line; values that look like links are omitted. */
export function contributionFacts({
  itemName,
  amountCents,
  method,
  reference,
}: ContributionEmail): string[] {
  const t = ownerMailMessages
  const shownReference = reference && linkFreeName(reference)
  return [
    t.gift(linkFreeName(itemName) ?? t.aGift),
    t.amount(`S${formatDollars(amountCents)}`),
    ...(method ? [t.method(method)] : []),
    ...(shownReference ? [t.reference(shownReference)] : []),
  ]
}

/** Returns the facts needed to pay now, one per line; values that look like links are omitted. */
export function paymentFacts(contribution: ContributionEmail): string[] {
  const { itemName, amountCents, method, rupees, bankShows, reference } = contribution
  const t = ownerMailMessages
  const dollars = `S${formatDollars(amountCents)}`
  const amount = rupees ? `${dollars} (${rupees})` : dollars
  const shownName = bankShows && linkFreeName(bankShows)
  const shownReference = reference && linkFreeName(reference)
  return [
    t.gift(linkFreeName(itemName) ?? t.aGift),
    t.amount(amount),
    ...(method ? [t.payWith(method)] : []),
    ...(shownName ? [t.bankShows(shownName)] : []),
    ...(shownReference ? [t.reference(shownReference)] : []),
  ]
}
