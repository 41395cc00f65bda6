import type { EditConflict } from '../../../ui/dialogs/edit-conflict-dialog.tsx'
import type { SettingsInput } from '../form/settings-form-schema.ts'
import {
  isUnsaved,
  SETTINGS_FIELDS,
  type SettingsField,
  type SettingsFormState,
} from '../form/use-settings-form.ts'
import { settingsFieldLabel } from './settings-field-label.ts'

type Value = string | boolean
export type SettingsConflict = EditConflict<SettingsField>

/** Returns the value of a field, by its dotted name. */
function readField(values: object | undefined, name: SettingsField): Value {
  let value: unknown = values
  for (const key of name.split('.')) value = (value as Record<string, unknown> | undefined)?.[key]
  return typeof value === 'boolean' ? value : String(value ?? '')
}

/** Returns the saved value of a field as the form knows it. */
export const savedValue = (form: SettingsFormState, name: SettingsField) =>
  readField(form.formState.defaultValues, name)

/** The saved values that unsaved edits started from, to detect changes by another device. */
export interface EditBases {
  /** Starts with new edits and forgets discarded ones. Call after every render. */
  follow: (form: SettingsFormState) => void
  get: (name: SettingsField) => Value | undefined
  set: (name: SettingsField, base: Value) => void
  /** Takes these values as seen, for fields that remain edited after an own save. */
  rebase: (saved: SettingsInput, keepsEdit: (name: SettingsField) => boolean) => void
  /** Returns the edited fields whose saved value is another one than the edit started from. */
  findConflicts: (form: SettingsFormState) => SettingsConflict[]
}

export function createEditBases(): EditBases {
  const bases = new Map<SettingsField, Value>()
  return {
    follow(form) {
      for (const name of SETTINGS_FIELDS) {
        if (!isUnsaved(form, name)) bases.delete(name)
        else if (!bases.has(name)) bases.set(name, savedValue(form, name))
      }
    },
    get: name => bases.get(name),
    set: (name, base) => void bases.set(name, base),
    rebase(saved, keepsEdit) {
      for (const name of bases.keys()) {
        if (keepsEdit(name)) bases.set(name, readField(saved, name))
        else bases.delete(name)
      }
    },
    findConflicts: form =>
      SETTINGS_FIELDS.flatMap(name => {
        const base = bases.get(name)
        const theirs = savedValue(form, name)
        if (base === undefined || base === theirs || !isUnsaved(form, name)) return []
        const mine = readField(form.getValues(), name)
        return [{ name, label: settingsFieldLabel(name), mine, theirs }]
      }),
  }
}
