import { paymentLinkMessages } from '@registry/shared/messages/contributions/payment-link'
import { noScriptsMessages } from '@registry/shared/messages/registry/no-scripts'
import { remainingCents } from '@registry/shared/money/money'
import { formatTypedAmount } from '@registry/shared/money/parse-typed-amount'
import { usualAmount } from '@registry/shared/payments/suggested-amounts'
import type { ContributePageData } from '@registry/shared/public-pages/contribute-page-data'
import type { RegistryPageData } from '@registry/shared/public-pages/public-page-data'
import type { WebBundle } from '../../../gateways/web-bundle/web-bundle.ts'
import { type CachedBody, createCachedBody } from '../../../http/responses/cached-body.ts'

/** The element by which the style sheet recognises browsers without scripts, in the template's `noscript`. */
const PLACE = '<i hidden></i>'
const STYLE_SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g

/** Returns the form of a contribution to an item; undefined for an item that the page does not have. */
export function contributionStep(
  { registryOwner, items }: RegistryPageData,
  itemId: string,
  key: string,
): ContributePageData | undefined {
  const item = items.find(({ id }) => id === itemId)
  if (!item) return undefined
  if (!item.can.contribute) {
    return { step: 'closed', registryOwner, item, text: noScriptsMessages.complete }
  }
  const amount = usualAmount(remainingCents(item.totalPrice, item.amountContributed))
  const values = {
    ...{ amount: formatTypedAmount(amount), name: '', email: '', message: '' },
    ...{ isNameHidden: false, isAmountHidden: false },
  }
  return { step: 'form', registryOwner, item, values, key }
}

/** Returns the notice of a payment link: its key is in the fragment, which only scripts can read. */
export function paymentLinkStep({ registryOwner }: RegistryPageData): ContributePageData {
  const linkText = paymentLinkMessages.back
  return { step: 'closed', registryOwner, text: noScriptsMessages.payment, linkText }
}

/**
 * Adds a step of a contribution to a registry page, inside `noscript`: browsers with scripts neither parse nor
 * show it, and open the same step in a dialog.
 */
export async function withContributionStep(
  { renderContribute, contributeTemplate }: WebBundle,
  page: CachedBody,
  step: ContributePageData,
): Promise<CachedBody> {
  const styles = (contributeTemplate.match(STYLE_SHEET) ?? []).join('')
  const { body } = renderContribute(step)
  const { bytes } = await page.as('identity')
  return createCachedBody(bytes.toString().replace(PLACE, () => styles + body))
}
