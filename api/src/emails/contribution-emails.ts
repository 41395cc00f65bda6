import { ownerMailMessages } from '@registry/shared/messages/emails/owner-mails'
import { formatDollars } from '@registry/shared/money/format-money'
import type { Cents } from '@registry/shared/money/money'
import { disableLinks } from './layout/disable-links.ts'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

const { reminder, thankYou, note: noteTexts, foot } = ownerMailMessages

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
function parentsLabel({ parents }: Pick<ContributionEmail, 'parents'>): string {
  return linkFreeName(parents) ?? ownerMailMessages.theParents
}

/** Returns the contribution's facts, one per line; values that look like links are omitted. */
function contributionFacts({ itemName, amountCents }: ContributionEmail): string[] {
  const t = ownerMailMessages
  return [t.gift(linkFreeName(itemName) ?? t.aGift), t.amount(`S${formatDollars(amountCents)}`)]
}

/** Returns the facts needed to pay now, one per line; names that look like links are omitted. */
function paymentFacts(contribution: ContributionEmail): string[] {
  const { itemName, amountCents, method, rupees, bankShows, reference } = contribution
  const t = ownerMailMessages
  const dollars = `S${formatDollars(amountCents)}`
  const amount = rupees ? `${dollars} (${rupees})` : dollars
  const shownName = bankShows && linkFreeName(bankShows)
  return [
    t.gift(linkFreeName(itemName) ?? t.aGift),
    t.amount(amount),
    ...(method ? [t.payWith(method)] : []),
    ...(shownName ? [t.bankShows(shownName)] : []),
    // Names without spaces often look like links ('A.Tan'), so their links are disabled instead.
    ...(reference ? [t.reference(disableLinks(reference))] : []),
  ]
}

/** Friendly email reminding a contributor that their payment has not arrived. */
export function reminderEmail(contribution: ContributionEmail): Email {
  const parents = parentsLabel(contribution)
  const { replyTo, unsubscribeUrl, paymentLink } = contribution
  const email = layout({
    subject: reminder.subject,
    name: contribution.name,
    paragraphs: [reminder.text(parents)],
    facts: paymentFacts(contribution),
    advice: [reminder.unpaid, reminder.paid],
    action:
      paymentLink === undefined
        ? { label: reminder.action, href: contribution.link }
        : { label: reminder.pay, href: paymentLink },
    notes: [
      ...(paymentLink === undefined ? [] : [reminder.linkLife]),
      replyTo ? reminder.answer(parents) : reminder.ask,
    ],
    foot,
    unsubscribeUrl,
  })
  return { ...email, replyTo }
}

/** Automatic thank-you email to a contributor, in the owner's name. */
export function thankYouEmail(contribution: ContributionEmail): Email {
  const parents = parentsLabel(contribution)
  const { replyTo, unsubscribeUrl } = contribution
  const email = layout({
    subject: thankYou.subject,
    name: contribution.name,
    paragraphs: [thankYou.text(parents)],
    facts: contributionFacts(contribution),
    advice: [
      thankYou.kept,
      thankYou.fromParents(parents),
      ...(contribution.replyTo ? [noteTexts.answer(parents)] : []),
    ],
    action: { label: thankYou.action, href: contribution.link },
    notes: [thankYou.foreign],
    foot,
    unsubscribeUrl,
  })
  return { ...email, replyTo }
}

/** A thank-you note from the owner to a contributor. */
interface NoteEmail {
  /** Name of the contributor. */
  name: string
  parents: string
  note: string
  /** URL of the public page. */
  link: string
  unsubscribeUrl?: string | undefined
}

/** Email with the owner's thank-you note to a contributor. */
export function noteEmail({ name, note, link, unsubscribeUrl, ...from }: NoteEmail): Email {
  const parents = parentsLabel(from)
  return layout({
    subject: noteTexts.subject,
    name,
    paragraphs: [noteTexts.text(parents)],
    words: disableLinks(note),
    advice: [noteTexts.answer(parents)],
    action: { label: thankYou.action, href: link },
    notes: [thankYou.foreign],
    foot,
    unsubscribeUrl,
  })
}
