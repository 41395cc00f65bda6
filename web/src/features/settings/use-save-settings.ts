import type { User } from '@registry/shared/contract/auth'
import type { PaymentSetups } from '@registry/shared/contract/payment-settings'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from '../../lib/focus-field.ts'
import { failureText, passwordFault, showFieldErrors } from './save-failure.ts'
import { saveSettings } from './save-settings.ts'
import type { SettingsValues } from './settings-form-schema.ts'
import type { SlugState } from './slug-check.ts'
import { slugFault } from './slug-fault.ts'
import { useOneTask } from './use-one-task.ts'
import { changesIn, SETTINGS_FIELDS, type SettingsFormState } from './use-settings-form.ts'

/** Result of the last save. */
export type Outcome =
  | { status: 'idle' }
  | { status: 'saved'; isMailed: boolean }
  /**
   * `text` is set unless fields carry the errors; `isPartly` means the profile was saved, the payment methods were not.
   */
  | { status: 'failed'; text?: string; isPartly: boolean }

/** State of the password dialog: the values to save, and the errors of the last attempt. */
export interface PasswordAsked {
  values: SettingsValues
  /** Validation error of the password. */
  fault?: string
  /** Any other error. */
  failure?: string
  /** True when the profile is already saved. */
  isPartly: boolean
}

interface SaveSettings {
  form: SettingsFormState
  user: User
  setups: PaymentSetups | undefined
  slug: SlugState
}

/** Saves the settings; changed payment methods open the password dialog first. */
export function useSaveSettings({ form, user, setups, slug }: SaveSettings) {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })
  const [asked, setAsked] = useState<PasswordAsked>()
  const [run, isBusy] = useOneTask()

  const refuse = (text: string | undefined, isPartly: boolean) => {
    // Synchronous, because closing the dialog restores the focus, which must happen before an invalid field is focused.
    flushSync(() => {
      setAsked(undefined)
      setOutcome({ status: 'failed', text, isPartly })
    })
    const first = SETTINGS_FIELDS.find(name => form.getFieldState(name).error)
    if (first) focusField(form, first)
  }

  const save = (values: SettingsValues, password?: string) =>
    run(async () => {
      const result = await saveSettings({ client, form, user, setups, values, password })
      const isPartly = Boolean(asked?.isPartly) || result.hasSavedProfile
      if (!result.failed) {
        setAsked(undefined)
        setOutcome({ status: 'saved', isMailed: password !== undefined })
        return
      }
      const { part, error } = result.failed
      const isAtFields = showFieldErrors(form, error).length > 0
      if (part === 'profile' || isAtFields) refuse(failureText(part, error), isPartly)
      else setAsked({ values, isPartly, ...passwordTrouble(error) })
    })

  const submit = form.handleSubmit(
    values => {
      setOutcome({ status: 'idle' })
      if (slug.status === 'checking') return
      if (!isSlugRight(form, slug)) refuse(undefined, false)
      else if (changesIn(form).methods.length === 0) save(values)
      else setAsked({ values, isPartly: false })
    },
    () => {
      isSlugRight(form, slug)
      refuse(undefined, false)
    },
  )

  const cancelPassword = () => {
    setAsked(undefined)
    if (asked?.isPartly) setOutcome({ status: 'failed', isPartly: true })
  }

  return { outcome, isBusy, submit, save, asked, cancelPassword }
}

function passwordTrouble(error: unknown) {
  const fault = passwordFault(error)
  return fault ? { fault } : { failure: failureText('payees', error) }
}

/** Sets the slug's error on the form; returns whether the slug is valid. */
function isSlugRight(form: SettingsFormState, slug: SlugState): boolean {
  const message = slugFault(form.getValues('registrySlug'), slug)
  if (message) form.setError('registrySlug', { type: 'slug', message })
  return message === undefined
}
