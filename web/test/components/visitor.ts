import { createItem } from '@registry/shared/contract/items'
import { cents } from '@registry/shared/money/money'
import { signUp, type TestOwner } from './sign-up.ts'

/** Signs up an owner with items, then signs out and marks a returning visitor. */
export async function registryForVisitor(items: readonly string[] = []): Promise<TestOwner> {
  const owner = await registryForNewVisitor(items)
  localStorage.setItem('analytics_consent', 'declined')
  localStorage.setItem('visited_at', '2026-11-01T08:00:00.000Z')
  return owner
}

/** Signs up an owner with items, then clears the browser as for a first visit. */
export async function registryForNewVisitor(items: readonly string[] = []): Promise<TestOwner> {
  const owner = await signUp()
  for (const productName of items) {
    const body = {
      ...{ productName, productUrl: 'https://shop.example/moon', productDescription: '' },
      ...{ totalPrice: cents(90_000), category: 'Other' as const, quantity: 1 },
    }
    await owner.call(createItem, { body })
  }
  localStorage.clear()
  return owner
}
