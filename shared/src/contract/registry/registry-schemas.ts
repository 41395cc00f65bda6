import * as z from 'zod/mini'
import { moneySum } from '../money-schema.ts'

export const PAYMENT_METHODS = ['singapore-paynow', 'wise-transfer', 'india-upi'] as const
export const paymentMethod = z.enum(PAYMENT_METHODS)
export type PaymentMethod = z.output<typeof paymentMethod>

/** Public data of an owner: names of payment methods, never their details. */
export const registryOwner = z.object({
  name: z.string(),
  registrySlug: z.string(),
  registryTitle: z.string(),
  registrySubtitle: z.string(),
  paymentMethods: z.array(paymentMethod),
  giftPassingEnabled: z.boolean(),
})
export type RegistryOwner = z.output<typeof registryOwner>

export const registrySummary = z.object({
  registrySlug: z.string(),
  totalItemCount: z.int(),
  /** Percentage of items that are fully funded, 0 to 100. */
  percentCompleted: z.int(),
  totalValue: moneySum,
})
export type RegistrySummary = z.output<typeof registrySummary>
