import { markAsReturningVisitor } from '../../../shared/tools/browsers/mark-as-returning-visitor.ts'
import { addItem } from './items.ts'
import { signUp, type TestOwner } from './sign-up.ts'

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
