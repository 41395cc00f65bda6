import { zodResolver } from '@hookform/resolvers/zod'
import { useLayoutEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type SettingsInput, type SettingsValues, settingsForm } from './settings-form-schema.ts'

export type SettingsFormState = UseFormReturn<SettingsInput, unknown, SettingsValues>

/** Fields of the profile request, in visual order. */
const PROFILE_FIELDS = [
  'name',
  'registrySlug',
  'registryTitle',
  'registrySubtitle',
  'giftPassingEnabled',
  'isListed',
] as const satisfies (keyof SettingsInput)[]
export const PAYEE_METHODS = ['singapore-paynow', 'india-upi', 'wise-transfer'] as const
const PAYEE_PARTS = ['isOn', 'address', 'bankShows'] as const
const PAYEE_FIELDS = PAYEE_METHODS.flatMap(method =>
  PAYEE_PARTS.map(part => `payees.${method}.${part}` as const),
)
const [NAME_FIELD, ...OTHER_PROFILE_FIELDS] = PROFILE_FIELDS
/** All fields in visual order; the first invalid one gets the focus. */
export const SETTINGS_FIELDS = [NAME_FIELD, ...PAYEE_FIELDS, ...OTHER_PROFILE_FIELDS] as const
export type SettingsField = (typeof SETTINGS_FIELDS)[number]

/** Returns whether a field differs from its saved value. */
export const isUnsaved = (form: SettingsFormState, name: SettingsField) =>
  form.getFieldState(name).isDirty

/** Returns whether a method is enabled or was just disabled; edits of a disabled method are ignored. */
function isMethodAffected(
  form: SettingsFormState,
  method: (typeof PAYEE_METHODS)[number],
): boolean {
  const name = `payees.${method}.isOn` as const
  return form.getValues(name) || isUnsaved(form, name)
}

/** Returns the fields that differ from the saved values, by part. */
export function findChanges(form: SettingsFormState) {
  const changed = SETTINGS_FIELDS.filter(name => isUnsaved(form, name))
  const methods = PAYEE_METHODS.filter(
    method =>
      isMethodAffected(form, method) && changed.some(name => name.startsWith(`payees.${method}.`)),
  )
  const profile = PROFILE_FIELDS.filter(name => changed.includes(name))
  return { profile, methods, isAny: profile.length + methods.length > 0 }
}

/**
 * Resets the form to the saved values, except for fields where `keepsEdit` returns true; by default all unsaved fields.
 */
export function resetToSaved(
  form: SettingsFormState,
  saved: SettingsInput,
  keepsEdit = (name: SettingsField) => isUnsaved(form, name),
): void {
  const editedFields = SETTINGS_FIELDS.filter(keepsEdit)
  const typed = editedFields.map(name => [name, form.getValues(name)] as const)
  form.reset(saved, { keepErrors: true, keepTouched: true, keepIsSubmitted: true })
  for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true })
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Form state of the settings; follows saves in this and other tabs. */
export function useSettingsForm(saved: SettingsInput): SettingsFormState {
  const form = useForm<SettingsInput, unknown, SettingsValues>({
    resolver: zodResolver(settingsForm),
    defaultValues: saved,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  // Reading these proxies subscribes the component to their changes.
  void form.formState.dirtyFields
  void form.formState.errors
  // A layout effect: react-hook-form ignores input between `reset` and the next render.
  useLayoutEffect(() => {
    // A session refresh delivers equal values: do not reset the form while the owner is typing.
    if (!isSame(form.formState.defaultValues, saved)) resetToSaved(form, saved)
  }, [form, saved])
  return form
}
