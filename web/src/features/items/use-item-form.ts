import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@registry/shared/client/api-error'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type ItemFormInput, type ItemFormValues, itemForm } from './item-form-schema.ts'

export type ItemFormState = UseFormReturn<ItemFormInput, unknown, ItemFormValues>

const FIELDS = [
  'productName',
  'productUrl',
  'totalPrice',
  'category',
  'productDescription',
  'thumbnailUrl',
  'acceptsPhysicalDonations',
] as const satisfies (keyof ItemFormInput)[]
export type ItemFieldName = (typeof FIELDS)[number]

/** The state of an item form; a field is checked when it is left, and again on saving. */
export function useItemForm(values: ItemFormInput): ItemFormState {
  return useForm<ItemFormInput, unknown, ItemFormValues>({
    resolver: zodResolver(itemForm),
    defaultValues: values,
    mode: 'onTouched',
  })
}

/** Puts the server's sentences under the fields that they speak of; true when there were any. */
export function showFieldErrors(form: ItemFormState, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const named = FIELDS.filter(name => error.details.fields?.[name])
  for (const name of named) {
    form.setError(
      name,
      { message: error.details.fields?.[name] },
      { shouldFocus: name === named[0] },
    )
  }
  return named.length > 0
}
