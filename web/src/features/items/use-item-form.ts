import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@registry/shared/client/api-error'
import { useLayoutEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { ItemDraftStorage } from './item-draft-storage.ts'
import { type ItemFormInput, type ItemFormValues, itemFormSchema } from './item-form-schema.ts'

export type ItemFormState = UseFormReturn<ItemFormInput, unknown, ItemFormValues>

const FIELDS = [
  'productName',
  'productUrl',
  'totalPrice',
  'category',
  'productDescription',
  'thumbnailUrl',
  'quantity',
  'acceptsPhysicalDonations',
] as const satisfies (keyof ItemFormInput)[]
export type ItemFieldName = (typeof FIELDS)[number]

/**
 * The state of an item form; a field is checked when it is left, and again on saving. Every change is
 * kept in `draft`, as the session may end before it is saved.
 */
export function useItemForm(values: ItemFormInput, draft: ItemDraftStorage): ItemFormState {
  const form = useForm<ItemFormInput, unknown, ItemFormValues>({
    resolver: zodResolver(itemFormSchema),
    defaultValues: values,
    mode: 'onTouched',
    // What appears under a field that is left by pressing Save must not move Save from under the press.
    delayError: 250,
  })
  useLayoutEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.write(values),
      }),
    [form, draft],
  )
  return form
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
