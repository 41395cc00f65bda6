import { zodResolver } from '@hookform/resolvers/zod'
import { ApiError } from '@registry/shared/client/api-error'
import { useLayoutEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { ItemDraftStorage } from './item-draft-storage.ts'
import { type ItemFormInput, type ItemFormValues, itemFormSchema } from './item-form-schema.ts'

export type ItemFormState = UseFormReturn<ItemFormInput, unknown, ItemFormValues>

/** Fields with an input. */
export const ITEM_FIELDS = [
  'productName',
  'productUrl',
  'totalPrice',
  'category',
  'productDescription',
  'thumbnailUrl',
  'quantity',
  'acceptsPhysicalDonations',
] as const satisfies (keyof ItemFormInput)[]
export type ItemFieldName = (typeof ITEM_FIELDS)[number]

/**
 * State of the item form. Fields are validated on blur and on submit. Every change is stored in
 * `draft`, because the session may expire before saving.
 */
export function useItemForm(
  values: ItemFormInput,
  draft: Pick<ItemDraftStorage, 'write'>,
): ItemFormState {
  const form = useForm<ItemFormInput, unknown, ItemFormValues>({
    resolver: zodResolver(itemFormSchema),
    defaultValues: values,
    mode: 'onTouched',
    // An error shown on blur must not move the Save button while it is being pressed.
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

/** Shows the server's errors at their fields; returns true if there were any. */
export function showFieldErrors(form: ItemFormState, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const named = ITEM_FIELDS.filter(name => error.details.fields?.[name])
  for (const name of named) {
    form.setError(
      name,
      { message: error.details.fields?.[name] },
      { shouldFocus: name === named[0] },
    )
  }
  return named.length > 0
}
