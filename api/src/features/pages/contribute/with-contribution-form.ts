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

function stepOf(
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

/**
 * Adds the form of a contribution to a registry page, inside `noscript`: browsers with scripts neither parse nor
 * show it, and open the same form in a dialog. Returns the page unchanged for an item that it does not have.
 */
export async function withContributionForm(
  { renderContribute, contributeTemplate }: WebBundle,
  {
    page,
    data,
    itemId,
    key,
  }: { page: CachedBody; data: RegistryPageData; itemId: string; key: string },
): Promise<CachedBody> {
  const step = stepOf(data, itemId, key)
  if (!step) return page
  const styles = (contributeTemplate.match(STYLE_SHEET) ?? []).join('')
  const { body } = renderContribute(step)
  const { bytes } = await page.as('identity')
  return createCachedBody(bytes.toString().replace(PLACE, () => styles + body))
}
