import {
  type Payees,
  updatePaymentMethods,
} from '@registry/shared/contract/contributions/payment-settings'
import type { ItemDraft } from '@registry/shared/contract/items/items'
import { screen, within } from '@testing-library/dom'
import { markAsReturningVisitor } from '../../../shared/tools/browsers/mark-as-returning-visitor.ts'
import { click, fill } from './browser/user.ts'
import { contributeTo } from './contributions.ts'
import { addItem } from './items.ts'
import { openRegistry } from './open-page.tsx'
import { signUp, type TestOwner } from './sign-up.ts'

const ALL_METHODS: Payees = {
  'singapore-paynow': { address: '9000 0000', bankShows: 'PRIYA R***N' },
  'wise-transfer': { address: 'priyaraman', bankShows: 'Priya Raman' },
  'india-upi': { address: 'priya@okbank', bankShows: 'PRIYA RAMAN' },
}

export interface TestItem {
  name: string
  /** In dollars. */
  price: number
  /** Already contributed, in dollars. */
  given?: number
  category?: ItemDraft['category']
  description?: string
}

export interface VisitedRegistry extends Omit<TestOwner, 'id'> {
  /** Ids of the items by their names. */
  ids: Record<string, string>
}

/** Publishes a registry with these items and all payment methods; signs out afterwards. */
export async function publishRegistry(items: readonly TestItem[]): Promise<VisitedRegistry> {
  const owner = await signUp()
  const body = { methods: ALL_METHODS, password: owner.password }
  await owner.call(updatePaymentMethods, { body })
  const ids: Record<string, string> = {}
  for (const item of items) {
    const { name, price, category = 'Other', description } = item
    const draft = { productName: name, productDescription: description, category }
    const { id } = await addItem(owner, { ...draft, dollars: price })
    ids[name] = id
    if (item.given) await contributeElsewhere(owner.slug, id, item.given)
  }
  localStorage.clear()
  return { ...owner, ids }
}

/** Signs up an owner with items, then signs out and marks a returning visitor. */
export async function registryForVisitor(items: readonly string[] = []): Promise<TestOwner> {
  const owner = await registryForNewVisitor(items)
  markAsReturningVisitor()
  return owner
}

/** Signs up an owner with items, then clears the browser as for a first visit. */
export async function registryForNewVisitor(items: readonly string[] = []): Promise<TestOwner> {
  const owner = await signUp()
  for (const productName of items) await addItem(owner, { productName, dollars: 900 })
  localStorage.clear()
  return owner
}

/** Contributes as another visitor through the API; `amount` in dollars. */
export async function contributeElsewhere(
  slug: string,
  id: string,
  amount: number,
  name = 'Uncle Tan',
): Promise<void> {
  const paymentMethod = 'Unknown'
  await contributeTo(slug, id, [{ name, amount, email: 'tan@example.com', paymentMethod }])
}

/** Opens a registry as a returning visitor; `beforeStart` may start a test clock. */
export async function visitRegistry(
  slug: string,
  search = '',
  beforeStart: () => void = () => undefined,
): Promise<void> {
  markAsReturningVisitor()
  const opened = openRegistry(slug, search)
  beforeStart()
  await opened
}

/** Returns the card of an item. Both faces have the same names, so query within `.front` or `.back`. */
export function cardOf(item: string): HTMLElement {
  return screen.getByRole('article', { name: item })
}

export function frontOf(item: string): HTMLElement {
  const front = cardOf(item).querySelector<HTMLElement>('.public-item-card_front')
  if (!front) throw new Error(`the card of ${item} has no front`)
  return front
}

export function backOf(item: string): HTMLElement {
  const back = cardOf(item).querySelector<HTMLElement>('.public-item-card_back')
  if (!back) throw new Error(`the card of ${item} has no back`)
  return back
}

/** Opens the contribution dialog of an item from its card. */
export async function startContribution(item: string): Promise<HTMLElement> {
  await click(() => within(frontOf(item)).getByRole('button', { name: `Contribute to ${item}` }))
  return screen.findByRole('dialog', { name: 'Make a Contribution' })
}

/** The field of the amount. */
export const amountField = () =>
  screen.getByLabelText<HTMLInputElement>(/^Your gift/, { selector: 'input' })

/** Fills in the first step and continues to the payment; returns the dialog of that step. */
export async function goToPayment(
  details: { amount?: string; name?: string; note?: string } = {},
): Promise<HTMLElement> {
  const { amount = '5', name = 'Mei Ling Koh', note } = details
  await fill(amountField(), amount)
  await fill(screen.getByLabelText('Your name'), name)
  await fill(screen.getByLabelText('Your email'), 'mei.ling@example.com')
  if (note !== undefined) await fill(screen.getByLabelText(/^A note to/), note)
  await click(() => screen.getByRole('button', { name: 'Next' }))
  return screen.findByRole('dialog', { name: 'Complete Payment' })
}

/** Chooses a payment method, ticks that it is paid and confirms. */
export async function payBy(method: 'Wise' | 'PayNow', dialog: HTMLElement): Promise<void> {
  await click(() => within(dialog).getByRole('button', { name: new RegExp(`^${method}`) }))
  await click(() => within(dialog).getByRole('checkbox'))
  await confirm(dialog)
}

export async function confirm(dialog: HTMLElement): Promise<void> {
  await click(() => within(dialog).getByRole('button', { name: 'Confirm Contribution' }))
}
