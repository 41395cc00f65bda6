import type { User } from '@registry/shared/contract/account/auth'
import type { PaymentSetups } from '@registry/shared/contract/contributions/payment-settings'
import { useLayoutEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { ownerDraft } from '../../../lib/storage/owner-draft.ts'
import {
  SETTINGS_FIELDS,
  type SettingsField,
  type SettingsFormState,
} from '../form/use-settings-form.ts'

const unsaved = z.record(z.string(), z.union([z.string(), z.boolean()]))
type Unsaved = z.output<typeof unsaved>

const isPayeeField = (name: string) => name.startsWith('payees.')

/**
 * Stores unsaved changes and restores them on the next visit; payment methods are restored once their saved values are
 * loaded. Returns a function that deletes the draft.
 */
export function useSettingsDraft(
  form: SettingsFormState,
  user: User,
  setups: PaymentSetups | undefined,
): () => void {
  const [draft] = useState(() => ownerDraft(user.id, 'settings', unsaved))
  const waiting = useRef<Unsaved>(undefined)
  const hasSetups = setups !== undefined

  useLayoutEffect(() => {
    waiting.current ??= draft.read() ?? {}
    for (const name of SETTINGS_FIELDS) {
      const value = waiting.current[name]
      if (value === undefined || (isPayeeField(name) && !hasSetups)) continue
      delete waiting.current[name]
      form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    }
  }, [form, draft, hasSetups])

  useLayoutEffect(() => {
    const keep = () => {
      const typed = { ...waiting.current, ...changedValues(form) }
      if (Object.keys(typed).length === 0) draft.clear()
      else draft.write(typed)
    }
    return form.subscribe({ formState: { values: true, dirtyFields: true }, callback: keep })
  }, [form, draft])

  return draft.end
}

function changedValues(form: SettingsFormState): Unsaved {
  const isChanged = (name: SettingsField) => form.getFieldState(name).isDirty
  return Object.fromEntries(
    SETTINGS_FIELDS.filter(isChanged).map(name => [name, form.getValues(name)]),
  )
}
