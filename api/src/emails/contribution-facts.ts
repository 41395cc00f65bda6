import { ownerMailMessages } from '@registry/shared/messages/owner-mails'
import { formatDollars } from '@registry/shared/money/format-money'
import type { Cents } from '@registry/shared/money/money'
import { linkFreeName } from './link-free-name.ts'

/** A gift as a mail to its giver speaks of it. */
export interface ContributionEmail {
  /** Of the giver. */
  name: string
  /** 'Priya and Tom'. */
  parents: string
  itemName: string
  amountCents: Cents
  /** 'PayNow'; undefined where it is not known. */
  method?: string
  /** What stands with the payment. */
  reference?: string
  /** The public page. */
  link: string
}

/** What to call the parents, in the middle of a sentence. */
export function parentsLabel({ parents }: Pick<ContributionEmail, 'parents'>): string {
  return linkFreeName(parents) ?? ownerMailMessages.theParents
}

/** The gift line by line; what could be read as an address is left out. */
export function contributionFacts({ itemName, amountCents, method, reference }: ContributionEmail): string[] {
  const texts = ownerMailMessages
  const shownReference = reference && linkFreeName(reference)
  return [
    texts.gift(linkFreeName(itemName) ?? texts.aGift),
    texts.amount(`S${formatDollars(amountCents)}`),
    ...(method ? [texts.method(method)] : []),
    ...(shownReference ? [texts.reference(shownReference)] : []),
  ]
}
