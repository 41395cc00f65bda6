import type { Category } from '../categories/categories.ts'

/** Age ranges in the wizard. */
export const SUITABLE_AGES = [
  '0-3 months',
  '3-6 months',
  '6-9 months',
  '9-12 months',
  '12-18 months',
  '18-24 months',
  '2-3 years',
  '3+ years',
  'Any age',
] as const
export type SuitableAge = (typeof SUITABLE_AGES)[number]

/** Categories in the wizard; the API accepts every category. */
export const WIZARD_CATEGORIES = [
  'Newborn Clothing',
  'Feeding Essentials',
  'Diapers & Wipes',
  'Cribs & Bassinets',
  'Baby Bath Essentials',
  'Newborn Toys & Rattles',
  'Strollers & Accessories',
  'Other',
] as const satisfies readonly Category[]
