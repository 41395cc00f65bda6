import * as z from 'zod/mini'
import { moneySum } from '../money-schema.ts'

export const PAYMENT_METHODS = ['singapore-paynow', 'wise-transfer', 'india-upi'] as const
export const paymentMethod = z.enum(PAYMENT_METHODS)
export type PaymentMethod = z.output<typeof paymentMethod>

/** Dimensions and colour of a stored image, for its layout. */
export const imageFacts = z.object({
  width: z.int(),
  height: z.int(),
  /** As #rrggbb; null for a transparent image. */
  colour: z.nullable(z.string()),
  /** Available widths in AVIF and WebP, the original width last; empty until they are generated. */
  widths: z.array(z.int()),
})

/** Image in the header of a registry. */
export const headerPicture = z.extend(imageFacts, {
  /** Path of its largest file. */
  url: z.string(),
  alt: z.string(),
})
export type HeaderPicture = z.output<typeof headerPicture>

/** Public data of an owner: names of payment methods, never their details. */
export const registryOwner = z.object({
  name: z.string(),
  registrySlug: z.string(),
  registryTitle: z.string(),
  registrySubtitle: z.string(),
  paymentMethods: z.array(paymentMethod),
  /** Counts changes of the payment accounts; undefined from the previous release. */
  payeesVersion: z.optional(z.int()),
  giftPassingEnabled: z.boolean(),
  /** Date of the celebration (2026-12-24) or month in which the baby is due (2026-12), if published. */
  celebration: z.optional(z.string()),
  picture: z.optional(headerPicture),
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
