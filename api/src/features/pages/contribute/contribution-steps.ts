import { id as idField, slug as slugField } from '@registry/shared/contract/fields'
import type { PublicItem } from '@registry/shared/contract/items/items'
import {
  PAYMENT_METHODS,
  type PaymentMethod,
  type RegistryOwner,
} from '@registry/shared/contract/registry/registry-schemas'
import { contributionFormSchema } from '@registry/shared/contributions/contribution-form-schema'
import {
  type ContributionErrors,
  validateContributionForm,
} from '@registry/shared/contributions/validate-contribution-form'
import { AppError } from '@registry/shared/errors/app-error'
import { contributionMessages } from '@registry/shared/messages/contributions/contributions'
import { noScriptsMessages } from '@registry/shared/messages/registry/no-scripts'
import { type Cents, MAX_CENTS, remainingCents, ZERO } from '@registry/shared/money/money'
import { formatTypedAmount, parseTypedAmount } from '@registry/shared/money/parse-typed-amount'
import type {
  ContributePageData,
  ContributionPaymentData,
} from '@registry/shared/public-pages/contribute-page-data'
import * as z from 'zod/mini'
import type { App } from '../../../http/app.ts'
import { PAGE_ORDER } from '../../../http/public-registry.ts'
import { findUseOfKey } from '../../contributions/give/contribute-to-registry.ts'
import * as contributionStore from '../../contributions/payment-link/linked-contribution-store.ts'
import { toPublicItem } from '../../items/item-presenter.ts'
import { loadItem } from '../../items/load-items.ts'
import { loadPaymentOptions } from '../../payments/load-payment-options.ts'
import { loadPublicRegistry } from '../../public-registry/load-public-registry.ts'
import * as registryStore from '../../registries/registry-store.ts'
import type { SentContribution } from './contribution-form.ts'
import { receiptPath } from './receipt-link.ts'

/** The item of a contribution; undefined if it is not on the registry now. */
interface ContributionPlace {
  registryId: string
  registryOwner: RegistryOwner
  itemId: string
  item: PublicItem | undefined
}

/** A sent form with what its response needs. */
export interface Submission {
  app: App
  place: ContributionPlace
  sent: SentContribution
  /** Counts a page with payment details. Throws RATE_LIMITED. */
  countPayment: () => Promise<void>
}

/** A page with its HTTP status. */
export interface StepPage {
  data: ContributePageData
  status: number
}

/** Values of a valid form, as `contribute` takes them. */
export type ContributionBody = ReturnType<typeof contributionBody>

const isValid = (schema: typeof idField | typeof slugField, text: string) =>
  z.safeParse(schema, text).success

/** Loads the item from the database, not from the cache. Throws REGISTRY_NOT_FOUND. */
export async function loadPlace(
  app: App,
  slug: string,
  itemId: string,
): Promise<ContributionPlace> {
  const registry = isValid(slugField, slug)
    ? await registryStore.findByAnySlug(app.db, slug)
    : undefined
  const shown = registry && (await loadPublicRegistry(app, registry.slug, PAGE_ORDER))
  if (!shown) throw new AppError('REGISTRY_NOT_FOUND')
  const loaded = isValid(idField, itemId) ? await loadItem(app.db, registry.id, itemId) : undefined
  const item =
    loaded && !loaded.item.isHidden ? toPublicItem(loaded.item, loaded.contributions) : undefined
  return { registryId: registry.id, registryOwner: shown.registryOwner, itemId, item }
}

const leftOf = (item: PublicItem): Cents => remainingCents(item.totalPrice, item.amountContributed)

function closedPage({ registryOwner, item }: ContributionPlace, text: string): StepPage {
  const status = item ? 409 : 404
  return { data: { step: 'closed', registryOwner, item, text }, status }
}

function formPage(
  { app, sent, place }: Submission,
  item: PublicItem,
  errors?: ContributionErrors,
): StepPage {
  const { registryOwner } = place
  const key = sent.key || app.newToken()
  const data = { step: 'form', registryOwner, item, values: sent.values, key, errors } as const
  return { data, status: errors ? 400 : 200 }
}

type PaymentState = Pick<ContributionPaymentData, 'missing' | 'notice' | 'left'> & {
  status: number
}

async function paymentPage(
  { app, place, sent, countPayment }: Submission,
  item: PublicItem,
  { status, ...state }: PaymentState,
): Promise<StepPage> {
  await countPayment()
  const { registryOwner } = place
  const { values } = sent
  const amount = parseTypedAmount(values.amount) ?? ZERO
  const payment = { amountCents: amount, name: values.name.trim(), itemName: item.productName }
  const options = await loadPaymentOptions(app, registryOwner.registrySlug, payment)
  const method = options.find(option => option.method === sent.method)?.method
  const key = sent.key || app.newToken()
  return {
    data: { step: 'payment', registryOwner, item, values, key, amount, options, method, ...state },
    status,
  }
}

/** Step 1 again, with everything typed. */
export function showForm(submission: Submission): StepPage {
  const { item } = submission.place
  return item ? formPage(submission, item) : closedPage(submission.place, contributionMessages.gone)
}

/** Returns whether a stored contribution has the values of the form: others can guess an idempotency key. */
async function isContributionOf({ app, sent }: Submission, id: string): Promise<boolean> {
  const stored = await contributionStore.find(app.db, id)
  const { data } = contributionFormSchema(MAX_CENTS).safeParse(sent.values)
  if (!stored || !data) return false
  const { name, email, amountCents } = stored
  return name === data.name && email === data.email && amountCents === data.amount
}

/**
 * Validates step 1 and shows step 2. It stores nothing. Returns the path of the receipt if the contribution of this
 * form was stored and the item cannot take another like it: a browser that goes back after a lost response sends
 * step 1 again.
 */
export async function showPayment(submission: Submission): Promise<StepPage | string> {
  const { app, place, sent } = submission
  const { item, registryOwner } = place
  const left = item ? leftOf(item) : ZERO
  const errors = validateContributionForm(sent.values, left)
  const use = await findUseOfKey(app.db, place, sent.key)
  const isStored = typeof use === 'object'
  if (item && Object.keys(errors).length === 0) {
    if (isStored) return showSentBefore(submission, item, 200)
    return paymentPage(use ? withNewKey(submission) : submission, item, { status: 200 })
  }
  if (isStored && (await isContributionOf(submission, use.storedId)))
    return receiptPath(app, { slug: registryOwner.registrySlug, id: use.storedId })
  if (!item) return closedPage(place, contributionMessages.gone)
  if (left === ZERO) return closedPage(place, noScriptsMessages.complete)
  return formPage(submission, item, errors)
}

/** Step 2 with the remaining amount instead of the typed one. */
export function showRemaining(submission: Submission): Promise<StepPage | string> {
  const { item } = submission.place
  const amount = item ? formatTypedAmount(leftOf(item)) : ''
  const values = { ...submission.sent.values, amount }
  return showPayment({ ...submission, sent: { ...submission.sent, values, key: '' } })
}

const withNewKey = (submission: Submission): Submission => ({
  ...submission,
  sent: { ...submission.sent, key: '' },
})

/** Another key, so that confirming again is another contribution. */
function showSentBefore(submission: Submission, item: PublicItem, status: number) {
  const notice = contributionMessages.sentBefore
  return paymentPage(withNewKey(submission), item, { status, notice })
}

function contributionBody(
  { values }: SentContribution,
  parsed: z.output<ReturnType<typeof contributionFormSchema>>,
  paymentMethod: PaymentMethod | 'Unknown',
) {
  // As the dialog sends it: flags that are off are omitted.
  return {
    ...parsed,
    paymentMethod,
    ...(values.isNameHidden && { isNameHidden: true }),
    ...(values.isAmountHidden && { isAmountHidden: true }),
  }
}

/** A registry without online payments accepts contributions handed over in person. */
function chosenMethod({ method }: SentContribution, { paymentMethods }: RegistryOwner) {
  if (paymentMethods.length === 0) return 'Unknown'
  return PAYMENT_METHODS.find(one => one === method && paymentMethods.includes(one))
}

/** Validates step 2. Returns the contribution, or the page with the errors. */
export async function checkConfirmation(
  submission: Submission,
): Promise<{ body: ContributionBody } | { page: StepPage }> {
  const { place, sent } = submission
  if (!isValid(idField, place.itemId)) return { page: closedPage(place, contributionMessages.gone) }
  // Validated against the maximum: whether the amount still fits is decided when it is stored.
  const parsed = contributionFormSchema(MAX_CENTS).safeParse(sent.values)
  const method = chosenMethod(sent, place.registryOwner)
  if (parsed.success && method && sent.isPaid) {
    return { body: contributionBody(sent, parsed.data, method) }
  }
  const { item } = place
  if (!item) return { page: closedPage(place, contributionMessages.gone) }
  if (!parsed.success) {
    return { page: formPage(submission, item, validateContributionForm(sent.values, MAX_CENTS)) }
  }
  const missing = method ? 'paid' : 'method'
  return { page: await paymentPage(submission, item, { status: 400, missing }) }
}

/** Returns the page for a contribution that was not stored. Throws errors that the visitor cannot act on. */
export async function showRejected(submission: Submission, error: AppError): Promise<StepPage> {
  const { app, place } = submission
  const { registrySlug } = place.registryOwner
  const now = { ...submission, place: await loadPlace(app, registrySlug, place.itemId) }
  const { item } = now.place
  if (error.code === 'NOT_FOUND' || !item)
    return closedPage({ ...now.place, item: undefined }, contributionMessages.gone)
  const { status } = error
  switch (error.code) {
    case 'AMOUNT_EXCEEDS_REMAINING': {
      const left = leftOf(item)
      if (left === ZERO) return closedPage(now.place, noScriptsMessages.nothingLeft)
      const notice = contributionMessages.onlyLeft(left)
      // The rejection is stored under the key.
      return paymentPage(withNewKey(now), item, { status, notice, left })
    }
    case 'IDEMPOTENCY_MISMATCH': {
      const use = await findUseOfKey(app.db, now.place, now.sent.key)
      if (use !== 'refused') return showSentBefore(now, item, status)
      return paymentPage(withNewKey(now), item, { status, notice: contributionMessages.failed })
    }
    case 'IN_PROGRESS':
      return paymentPage(now, item, { status, notice: contributionMessages.failed })
    case 'RATE_LIMITED':
      return paymentPage(now, item, { status, notice: contributionMessages.rateLimited })
    default:
      throw error
  }
}

/**
 * Returns the page that sends the same form again, for errors that may pass; undefined for all others. It needs no
 * database.
 */
export function showRetry(
  slug: string,
  { step: sentStep, ...sent }: SentContribution,
  { status, message }: AppError,
  requestId: string,
): StepPage | undefined {
  const isLimited = status === 429
  if (status < 500 && !isLimited) return undefined
  const notice = isLimited ? contributionMessages.rateLimited : message
  const data = {
    ...{ registryOwner: { registrySlug: slug }, sentStep, ...sent, notice },
    // A defect may not pass; support finds it by its request.
    requestId: status === 500 ? requestId : undefined,
  }
  return { data: { step: 'retry', ...data }, status }
}
