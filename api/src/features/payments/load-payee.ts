import { AppError } from '@registry/shared/errors/app-error'
import type { App } from '../../http/app.ts'
import { type Payee, payeeOf } from '../registries/payee.ts'
import { findByAnySlug, type Registry } from '../registries/registry-store.ts'

interface LoadedPayee {
  registry: Registry
  payee: Payee
}

/** Loads the payee of a registry, by default of the default registry. Throws REGISTRY_NOT_FOUND. */
export async function loadPayee({ db, config }: App, slug?: string): Promise<LoadedPayee> {
  const registry = await findByAnySlug(db, slug ?? config.defaultRegistrySlug)
  if (!registry) throw new AppError('REGISTRY_NOT_FOUND')
  return { registry, payee: payeeOf(registry, config.payeeDefaults) }
}

/** Returns a payment account, or throws PAYMENT_METHOD_UNAVAILABLE if it is not set. */
export function requireAvailable<Address>(address: Address | undefined): Address {
  if (address === undefined) throw new AppError('PAYMENT_METHOD_UNAVAILABLE')
  return address
}
