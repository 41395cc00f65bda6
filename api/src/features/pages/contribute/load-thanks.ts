import { PAYMENT_METHODS } from '@registry/shared/contract/registry/registry-schemas'
import {
  capReference,
  NOTE_MAX,
  paymentReference,
} from '@registry/shared/payments/payment-reference'
import type { ContributionThanksData } from '@registry/shared/public-pages/contribute-page-data'
import type { App } from '../../../http/app.ts'
import { PAGE_ORDER } from '../../../http/public-registry.ts'
import * as contributionStore from '../../contributions/payment-link/linked-contribution-store.ts'
import { toPublicItem } from '../../items/item-presenter.ts'
import { loadItem } from '../../items/load-items.ts'
import { loadPaymentOptions } from '../../payments/load-payment-options.ts'
import { loadPublicRegistry } from '../../public-registry/load-public-registry.ts'
import * as registryStore from '../../registries/registry-store.ts'
import { parseReceiptToken } from './receipt-link.ts'

/** Loads the thanks for a contribution; undefined for a token that is forged or has expired. */
export async function loadThanks(
  app: App,
  slug: string,
  token: string,
): Promise<ContributionThanksData | undefined> {
  const id = parseReceiptToken(app, token)
  const contribution = id === undefined ? undefined : await contributionStore.find(app.db, id)
  if (!contribution || contribution.isVoided) return undefined
  const { registryId, itemId, name, amountCents, message } = contribution
  const owning = await registryStore.findById(app.db, registryId)
  if (owning?.slug !== slug) return undefined
  const registry = await loadPublicRegistry(app, slug, PAGE_ORDER)
  const loaded = await loadItem(app.db, registryId, itemId, { deleted: true })
  if (!registry || !loaded) return undefined
  const item = toPublicItem(loaded.item, loaded.contributions)
  const method = PAYMENT_METHODS.find(one => one === contribution.paymentMethod) ?? 'Unknown'
  const itemName = contribution.referenceItemName ?? item.productName
  const payment = { amountCents, name, itemName }
  // Nothing is left to pay once the owner has confirmed the payment.
  const [option] = contribution.verifiedAt
    ? []
    : await loadPaymentOptions(app, slug, payment, method)
  const reference = paymentReference(name, itemName)
  return {
    ...{ step: 'thanks', registryOwner: registry.registryOwner, item, amount: amountCents },
    ...{ method, hasNote: Boolean(message), option },
    reference: method === 'india-upi' ? capReference(reference, NOTE_MAX) : reference,
  }
}
