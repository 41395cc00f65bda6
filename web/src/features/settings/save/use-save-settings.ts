import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from '../../../lib/forms/focus-field.ts'
import { useSingleFlight } from '../../../lib/hooks/use-single-flight.ts'
import type { SettingsValues } from '../form/settings-form-schema.ts'
import type { SavedSettings } from '../form/settings-queries.ts'
import { findChanges, SETTINGS_FIELDS, type SettingsFormState } from '../form/use-settings-form.ts'
import type { SlugState } from '../slug/slug-check.ts'
import { slugError } from '../slug/slug-error.ts'
import type { EditBases } from './edit-bases.ts'
import { saveSettings } from './save-settings.ts'
import { passwordError, saveErrorText, setFieldErrors } from './settings-save-errors.ts'

/** Result of the last save. */
export type Outcome =
  | { status: 'idle' }
  | { status: 'saved'; isMailed: boolean }
  /**
   * `text` is set unless fields carry the errors; `isPartly` means the profile was saved, the payment methods were not.
   */
  | { status: 'failed'; text?: string; isPartly: boolean }
  /** Another device changed the same fields. */
  | { status: 'conflict'; isPartly: boolean }

/** State of the password dialog: the values to save, and the errors of the last attempt. */
export interface PasswordPrompt {
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
  bases: EditBases
  saved: SavedSettings
  slug: SlugState
}

/** Saves the settings; changed payment methods open the password dialog first. */
export function useSaveSettings({ form, bases, saved, slug }: SaveSettings) {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })
  const [passwordPrompt, setPasswordPrompt] = useState<PasswordPrompt>()

  const showFailure = (text: string | undefined, isPartly: boolean) => {
    // Synchronous, because closing the dialog restores the focus, which must happen before an invalid field is focused.
    flushSync(() => {
      setPasswordPrompt(undefined)
      setOutcome({ status: 'failed', text, isPartly })
    })
    const first = SETTINGS_FIELDS.find(name => form.getFieldState(name).error)
    if (first) focusField(form, first)
  }

  const showConflict = (isPartly: boolean) => {
    setPasswordPrompt(undefined)
    setOutcome({ status: 'conflict', isPartly })
  }

  const [save, isBusy] = useSingleFlight(
    async ({ values, password }: { values: SettingsValues; password?: string }) => {
      const result = await saveSettings({ client, form, bases, saved, values, password })
      const isPartly = Boolean(passwordPrompt?.isPartly) || result.hasSavedProfile
      if (!result.failed) {
        setPasswordPrompt(undefined)
        setOutcome({ status: 'saved', isMailed: password !== undefined })
        return
      }
      const { part, error, isConflict } = result.failed
      if (isConflict) {
        showConflict(isPartly)
        return
      }
      const isAtFields = setFieldErrors(form, error).length > 0
      if (part === 'profile' || isAtFields) showFailure(saveErrorText(part, error), isPartly)
      else setPasswordPrompt({ values, isPartly, ...passwordPromptErrors(error) })
    },
  )

  const submit = form.handleSubmit(
    values => {
      setOutcome({ status: 'idle' })
      if (slug.status === 'checking') return
      if (bases.findConflicts(form).length > 0) {
        showConflict(false)
        return
      }
      if (!applySlugError(form, slug)) showFailure(undefined, false)
      else if (findChanges(form).methods.length === 0) void save({ values })
      else setPasswordPrompt({ values, isPartly: false })
    },
    () => {
      applySlugError(form, slug)
      showFailure(undefined, false)
    },
  )

  const cancelPassword = () => {
    setPasswordPrompt(undefined)
    if (passwordPrompt?.isPartly) setOutcome({ status: 'failed', isPartly: true })
  }

  return { outcome, isBusy, submit, save, passwordPrompt, cancelPassword }
}

function passwordPromptErrors(error: unknown) {
  const fault = passwordError(error)
  return fault ? { fault } : { failure: saveErrorText('payees', error) }
}

/** Sets the slug's error on the form; returns whether the slug is valid. */
function applySlugError(form: SettingsFormState, slug: SlugState): boolean {
  const message = slugError(form.getValues('registrySlug'), slug)
  if (message) form.setError('registrySlug', { type: 'slug', message })
  return message === undefined
}
