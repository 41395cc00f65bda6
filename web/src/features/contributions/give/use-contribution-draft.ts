import type { PublicItem } from '@registry/shared/contract/items/items'
import { type Cents, remainingCents } from '@registry/shared/money/money'
import { formatTypedAmount } from '@registry/shared/money/parse-typed-amount'
import { usualAmount } from '@registry/shared/payments/suggested-amounts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { newKeySeed } from '../../../lib/api-client/idempotency-key.ts'
import { onVisitorDataCleared } from '../../../lib/visitor/session-storage-data.ts'
import { visitorData } from '../../../lib/visitor/visitor-data.ts'
import {
  type ContributionDraft,
  type ContributorDetails,
  contributionDrafts,
} from './draft/contribution-drafts.ts'
import { takeDraftFromUrl } from './draft/draft-in-url.ts'

function emptyDraft(left: Cents): ContributionDraft {
  const amount = formatTypedAmount(usualAmount(left))
  return { name: '', email: '', amount, message: '', keySeed: newKeySeed() }
}

/**
 * Returns the details carried over from another item, otherwise those of the last contribution in this tab,
 * otherwise those stored in this browser.
 */
function knownDetails(): Partial<ContributionDraft> {
  return contributionDrafts.words() ?? rememberedContributor.read() ?? visitorData.prefill() ?? {}
}

/** Loads and stores the draft of an item; a new draft starts with the known visitor data and the amount in the URL. */
export function useContributionDraft({ id, totalPrice, amountContributed }: PublicItem) {
  const [draft, setDraft] = useState(
    () =>
      contributionDrafts.read(id) ?? {
        ...emptyDraft(remainingCents(totalPrice, amountContributed)),
        ...knownDetails(),
      },
  )
  const latest = useRef(draft)
  const change = useCallback(
    (part: Partial<ContributionDraft>) => {
      // Not in an updater of the state, which React ignores once the sheet is closed: a response may arrive then.
      latest.current = { ...latest.current, ...part }
      contributionDrafts.write(id, latest.current)
      setDraft(latest.current)
    },
    [id],
  )
  useEffect(() => {
    const taken = takeDraftFromUrl()
    // Only an unanswered request keeps the values that it was sent with.
    if (taken && !contributionDrafts.read(id)?.sent) change(taken)
  }, [id, change])
  /** Deletes the draft of a submitted contribution and remembers its contributor in this tab. */
  const complete = useCallback(() => {
    contributionDrafts.forget(id)
    rememberedContributor.remember(draft)
  }, [id, draft])
  const carryOver = useCallback(() => contributionDrafts.carryOver(id, draft), [id, draft])
  return { draft, change, complete, carryOver }
}

/** Details of the last contribution that the next form starts with. */
type RememberedContributor = Omit<ContributorDetails, 'message'>

let remembered: RememberedContributor | undefined

onVisitorDataCleared(() => {
  remembered = undefined
})

/**
 * Who contributed last in this tab. In memory only: a reload forgets them, because personal data must not remain
 * on a shared device.
 */
const rememberedContributor = {
  read: () => remembered,
  remember({ name, email, isNameHidden, isAmountHidden }: RememberedContributor): void {
    remembered = { name, email, isNameHidden, isAmountHidden }
  },
}
