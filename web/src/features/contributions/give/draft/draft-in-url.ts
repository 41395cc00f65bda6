import { PAYMENT_METHODS } from '@registry/shared/contract/registry/registry-schemas'
import { formatTypedAmount, parseTypedAmount } from '@registry/shared/money/parse-typed-amount'
import { replaceQuery } from '../../../../lib/url/page-url.ts'
import { type ContributionDraft, contributionDrafts } from './contribution-drafts.ts'

type DraftInUrl = Pick<ContributionDraft, 'amount' | 'method'>

/** Adds amount and method of a URL's contribution, for opening it in another browser. Personal data stay out of URLs. */
export function addDraftToUrl({ searchParams }: URL): void {
  const draft = contributionDrafts.read(searchParams.get('contribute') ?? '')
  if (!draft) return
  searchParams.set('amount', draft.amount)
  if (draft.method) searchParams.set('method', draft.method)
}

/** Removes amount and method from the page's URL and returns them; undefined without a valid amount. */
export function takeDraftFromUrl(): DraftInUrl | undefined {
  const query = new URLSearchParams(location.search)
  const amount = parseTypedAmount(query.get('amount') ?? '')
  if (query.has('amount')) replaceQuery({ amount: undefined, method: undefined })
  if (!amount) return
  const method = PAYMENT_METHODS.find(known => known === query.get('method'))
  return { amount: formatTypedAmount(amount), method }
}
