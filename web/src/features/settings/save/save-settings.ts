import type { User } from '@registry/shared/contract/account/auth'
import type { PaymentSetups } from '@registry/shared/contract/contributions/payment-settings'
import type { QueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import {
  type SettingsValues,
  settingsFormValues,
  toPayeesRequest,
  toProfileRequest,
} from '../form/settings-form-schema.ts'
import { reloadUser, savePayees, saveProfile } from '../form/settings-queries.ts'
import {
  findChanges,
  isUnsaved,
  resetToSaved,
  SETTINGS_FIELDS,
  type SettingsField,
  type SettingsFormState,
} from '../form/use-settings-form.ts'

interface SaveSettings {
  client: QueryClient
  form: SettingsFormState
  user: User
  setups: PaymentSetups | undefined
  values: SettingsValues
  /** Required when payment methods changed. */
  password: string | undefined
}

export interface SaveResult {
  failed?: { part: 'profile' | 'payees'; error: unknown }
  /** True when the profile had changes, which are now saved. */
  hasSavedProfile: boolean
}

/** Saves the profile, then the payment methods. Each saved part becomes the form's new default values. */
export async function saveSettings(save: SaveSettings): Promise<SaveResult> {
  const { form, setups, values, password } = save
  const { profile, methods } = findChanges(form)
  const isEditedSince = trackEdits(form)
  let { user } = save
  if (profile.length > 0 || methods.length === 0) {
    try {
      user = await saveProfile(
        toProfileRequest(values, name => profile.some(field => field === name)),
      )
    } catch (error) {
      return { failed: { part: 'profile', error }, hasSavedProfile: false }
    }
    const isToBeSaved = (name: SettingsField) => name.startsWith('payees.') && isUnsaved(form, name)
    const savedValues = settingsFormValues(user, setups)
    flushSync(() =>
      resetToSaved(form, savedValues, name => isEditedSince(name) || isToBeSaved(name)),
    )
  }
  const hasSavedProfile = profile.length > 0
  if (password === undefined) return { hasSavedProfile }
  try {
    const wanted = toPayeesRequest(values, method => methods.includes(method))
    const saved = await savePayees(save.client, { methods: wanted, password })
    const reloadedUser = await reloadUser()
    flushSync(() =>
      resetToSaved(form, settingsFormValues(reloadedUser ?? user, saved), isEditedSince),
    )
  } catch (error) {
    return { failed: { part: 'payees', error }, hasSavedProfile }
  }
  return { hasSavedProfile }
}

/** Snapshots the values; returns a predicate for fields changed since. */
function trackEdits(form: SettingsFormState): (name: SettingsField) => boolean {
  const values = new Map(SETTINGS_FIELDS.map(name => [name, form.getValues(name)]))
  return name => form.getValues(name) !== values.get(name)
}
