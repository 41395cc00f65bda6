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

/** How the last try to save went. */
export type Outcome =
  | { status: 'idle' }
  | { status: 'saved'; isMailed: boolean }
  /** `text` says why, unless the fields do; partly: all but where gifts go is saved. */
  | { status: 'failed'; text?: string; isPartly: boolean }

/** The password is asked for: what waits for it, and how the last try went. */
export interface PasswordAsked {
  values: SettingsValues
  /** What is wrong with the password. */
  fault?: string
  /** What else went wrong. */
  failure?: string
  /** Whether all but where gifts go is saved already. */
  isPartly: boolean
}

interface SaveSettings {
  form: SettingsFormState
  user: User
  setups: PaymentSetups | undefined
  slug: SlugState
}

/** Saves the profile, then where gifts go, which asks for the password first. */
export function useSaveSettings({ form, user, setups, slug }: SaveSettings) {
  const client = useQueryClient()
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })
  const [asked, setAsked] = useState<PasswordAsked>()
  const [run, isBusy] = useOneTask()

  const refuse = (text: string | undefined, isPartly: boolean) => {
    // At once: a dialog gives the focus back as it closes.
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

/** Says under the address why it cannot be saved, if so. */
function isSlugRight(form: SettingsFormState, slug: SlugState): boolean {
  const message = slugFault(form.getValues('registrySlug'), slug)
  if (message) form.setError('registrySlug', { type: 'slug', message })
  return message === undefined
}
