import { zodResolver } from '@hookform/resolvers/zod'
import { useLayoutEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type SettingsInput, type SettingsValues, settingsForm } from './settings-form-schema.ts'

export type SettingsFormState = UseFormReturn<SettingsInput, unknown, SettingsValues>

/** Every field, in the order in which they stand: the first that is wrong gets the focus. */
export const PROFILE_FIELDS = [
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
export const SETTINGS_FIELDS = [...PROFILE_FIELDS, ...PAYEE_FIELDS] as const
export type SettingsField = (typeof SETTINGS_FIELDS)[number]

/** Whether a field differs from what is saved. */
export const isUnsaved = (form: SettingsFormState, name: SettingsField) =>
  form.getFieldState(name).isDirty

/** Whether a method is on, or is switched off: what was typed for one that stays off is nothing. */
function isConcerned(form: SettingsFormState, method: (typeof PAYEE_METHODS)[number]): boolean {
  const name = `payees.${method}.isOn` as const
  return form.getValues(name) || isUnsaved(form, name)
}

/** Which parts of the form differ from what is saved. */
export function changesIn(form: SettingsFormState) {
  const changed = SETTINGS_FIELDS.filter(name => isUnsaved(form, name))
  const methods = PAYEE_METHODS.filter(
    method =>
      isConcerned(form, method) && changed.some(name => name.startsWith(`payees.${method}.`)),
  )
  const profile = PROFILE_FIELDS.filter(name => changed.includes(name))
  return { profile, methods, isAny: profile.length + methods.length > 0 }
}

/** Takes what is saved now as the form's ground; what `isKept`, all that is unsaved if not given, stays. */
export function rebase(
  form: SettingsFormState,
  saved: SettingsInput,
  isKept = (name: SettingsField) => isUnsaved(form, name),
): void {
  const kept = SETTINGS_FIELDS.filter(isKept)
  const typed = kept.map(name => [name, form.getValues(name)] as const)
  form.reset(saved, { keepErrors: true, keepTouched: true, keepIsSubmitted: true })
  for (const [name, value] of typed) form.setValue(name, value, { shouldDirty: true })
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The state of the settings form, which follows what is saved here or in another tab. */
export function useSettingsForm(saved: SettingsInput): SettingsFormState {
  const form = useForm<SettingsInput, unknown, SettingsValues>({
    resolver: zodResolver(settingsForm),
    defaultValues: saved,
    mode: 'onTouched',
    shouldFocusError: false,
  })
  // What is read here is kept up to date: what has changed, and what is wrong.
  void form.formState.dirtyFields
  void form.formState.errors
  // With the picture: until it is drawn again after this, the form hears of no key and no press.
  useLayoutEffect(() => {
    // A renewed session says the same again: whoever is typing shall notice nothing.
    if (!isSame(form.formState.defaultValues, saved)) rebase(form, saved)
  }, [form, saved])
  return form
}
