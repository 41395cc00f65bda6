import type { OwnOffering } from '@registry/shared/contract/offerings/offering-schemas'
import { offeringChanges } from '@registry/shared/contract/offerings/offerings'
import * as z from 'zod/mini'

/** The edit form's schema: all changeable fields except the photos. */
export const editForm = z.required(z.omit(offeringChanges, { photoIds: true }))
export type EditValues = z.input<typeof editForm>
export type OfferingEdit = z.output<typeof editForm>

/** Returns the form's initial values. */
export function editValues(offering: OwnOffering): EditValues {
  const { availability } = offering
  return {
    itemName: offering.itemName,
    description: offering.description,
    detailedDescription: offering.detailedDescription ?? '',
    category: offering.category as EditValues['category'],
    condition: offering.condition as EditValues['condition'],
    conditionNotes: offering.conditionNotes ?? '',
    itemAge: offering.itemAge ?? '',
    originalBrand: offering.originalBrand ?? '',
    quantity: offering.quantity,
    suitableAge: offering.suitableAge as EditValues['suitableAge'],
    offererName: offering.offererName,
    offererPhone: offering.offererPhone ?? '',
    personalMessage: offering.personalMessage ?? '',
    availability: { ...availability, notes: availability.notes ?? '' },
  }
}

/** Returns the options, preceded by the current value if they lack it. */
export function withCurrentOption(list: readonly string[], chosen: string): readonly string[] {
  return list.includes(chosen) ? list : [chosen, ...list]
}
