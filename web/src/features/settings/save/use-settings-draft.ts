import type { User } from '@registry/shared/contract/account/auth'
import { useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ownerDraft } from '../../../lib/storage/owner-draft.ts'
import { SETTINGS_FIELDS, type SettingsFormState } from '../form/use-settings-form.ts'
import { type EditBases, savedValue } from './edit-bases.ts'

const fields = z.record(z.string(), z.union([z.string(), z.boolean()]))
/** Edited values with the saved ones that they replace. */
const unsaved = z.object({ typed: fields, bases: fields })
type Unsaved = z.output<typeof unsaved>

const isPayeeField = (name: string) => name.startsWith('payees.')

/**
 * Stores unsaved changes and restores them on the next visit; payment methods are restored once their saved values are
 * loaded. Returns a function that deletes the draft.
 */
export function useSettingsDraft(
  form: SettingsFormState,
  { user, hasSetups, bases }: { user: User; hasSetups: boolean; bases: EditBases },
): () => void {
  const [draft] = useState(() => ownerDraft(user.id, 'settings', unsaved))
  const waiting = useRef<Unsaved>(undefined)

  useLayoutEffect(() => {
    waiting.current ??= draft.read() ?? { typed: {}, bases: {} }
    const { typed, bases: startedFrom } = waiting.current
    for (const name of SETTINGS_FIELDS) {
      const value = typed[name]
      const base = startedFrom[name]
      if (value === undefined || (isPayeeField(name) && !hasSetups)) continue
      delete typed[name]
      if (base !== undefined) bases.set(name, base)
      form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    }
  }, [form, draft, hasSetups, bases])

  useLayoutEffect(() => {
    const keep = () => {
      const changed = changedFields(form)
      const typed = changed.map(name => [name, form.getValues(name)])
      const startedFrom = changed.map(name => [name, bases.get(name) ?? savedValue(form, name)])
      const kept = {
        typed: { ...waiting.current?.typed, ...Object.fromEntries(typed) },
        bases: { ...waiting.current?.bases, ...Object.fromEntries(startedFrom) },
      }
      if (Object.keys(kept.typed).length === 0) draft.clear()
      else draft.write(kept)
    }
    return form.subscribe({ formState: { values: true, dirtyFields: true }, callback: keep })
  }, [form, draft, bases])

  return draft.end
}

const changedFields = (form: SettingsFormState) =>
  SETTINGS_FIELDS.filter(name => form.getFieldState(name).isDirty)
