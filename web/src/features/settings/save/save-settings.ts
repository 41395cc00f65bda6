import type { QueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import {
  type SettingsValues,
  settingsFormValues,
  toPayeesRequest,
  toProfileRequest,
} from '../form/settings-form-schema.ts'
import {
  cacheSettings,
  reloadSavedUser,
  type SavedSettings,
  savePayees,
  saveProfile,
} from '../form/settings-queries.ts'
import {
  findChanges,
  isUnsaved,
  resetToSaved,
  SETTINGS_FIELDS,
  type SettingsField,
  type SettingsFormState,
} from '../form/use-settings-form.ts'
import type { EditBases } from './edit-bases.ts'
import { readEditConflict } from './read-edit-conflict.ts'

interface SaveSettings {
  client: QueryClient
  form: SettingsFormState
  bases: EditBases
  saved: SavedSettings
  values: SettingsValues
  /** Required when payment methods changed. */
  password: string | undefined
}

interface SaveResult {
  failed?: { part: 'profile' | 'payees'; error: unknown; isConflict: boolean }
  /** True when the profile had changes, which are now saved. */
  hasSavedProfile: boolean
}

/** Attempts to save over changes of other devices that do not concern the same fields. */
const ATTEMPTS = 3

const formValues = ({ user, payees }: SavedSettings) => settingsFormValues(user, payees?.setups)

/** Saves the profile, then the payment methods. Each saved part becomes the form's new default values. */
export async function saveSettings(save: SaveSettings): Promise<SaveResult> {
  const { form, values, password } = save
  const isEditedSince = trackEdits(form)
  const { profile, methods } = findChanges(form)
  const hasProfile = profile.length > 0 || methods.length === 0
  let { saved } = save
  const adopt = (next: SavedSettings, keepsEdit: (name: SettingsField) => boolean) => {
    saved = next
    save.bases.rebase(formValues(next), keepsEdit)
    flushSync(() => {
      resetToSaved(form, formValues(next), keepsEdit)
      cacheSettings(save.client, next)
    })
  }
  /** Runs a request, again after changes of other devices to other fields. */
  const attempt = async (part: 'profile' | 'payees', request: () => Promise<SavedSettings>) => {
    for (let left = ATTEMPTS - 1; ; left -= 1) {
      try {
        return { next: await request() }
      } catch (error) {
        const current = readEditConflict(saved, part, error)
        if (!current) return { failed: { part, error, isConflict: false } }
        saved = current
        flushSync(() => {
          resetToSaved(form, formValues(current))
          cacheSettings(save.client, current)
        })
        const isConflict = save.bases.findConflicts(form).length > 0
        if (isConflict || left === 0) return { failed: { part, error, isConflict } }
      }
    }
  }

  if (hasProfile) {
    const { next, failed } = await attempt('profile', async () => ({
      ...saved,
      user: await saveProfile({
        ...toProfileRequest(values, name => profile.some(field => field === name)),
        version: saved.user.version,
      }),
    }))
    if (failed) return { failed, hasSavedProfile: false }
    const isToBeSaved = (name: SettingsField) => name.startsWith('payees.') && isUnsaved(form, name)
    adopt(next, name => isEditedSince(name) || isToBeSaved(name))
  }
  const hasSavedProfile = profile.length > 0
  if (password === undefined) return { hasSavedProfile }
  const { next, failed } = await attempt('payees', async () => {
    const wanted = toPayeesRequest(values, method => methods.includes(method))
    const version = saved.payees?.version
    const payees = await savePayees({ methods: wanted, password, version })
    return { user: (await reloadSavedUser()) ?? saved.user, payees }
  })
  if (failed) return { failed, hasSavedProfile }
  adopt(next, isEditedSince)
  return { hasSavedProfile }
}

/** Snapshots the values; returns a predicate for fields changed since. */
function trackEdits(form: SettingsFormState): (name: SettingsField) => boolean {
  const values = new Map(SETTINGS_FIELDS.map(name => [name, form.getValues(name)]))
  return name => form.getValues(name) !== values.get(name)
}
