import { ApiError } from '@registry/shared/client/api-error'
import { settingsPageMessages } from '@registry/shared/messages/account/settings-page'
import { serverErrorMessage } from '../../../lib/api-client/server-error-message.ts'
import {
  SETTINGS_FIELDS,
  type SettingsField,
  type SettingsFormState,
} from '../form/use-settings-form.ts'

const { bar } = settingsPageMessages

/** Fallback texts by part of the settings. */
const FALLBACK_TEXTS = { profile: bar.profileFailed, payees: bar.failed } as const

/** Returns the server's message for a failed save, otherwise a fallback. */
export function saveErrorText(part: keyof typeof FALLBACK_TEXTS, error: unknown): string {
  if (!(error instanceof ApiError)) return bar.failed
  const hasMessage = error.code !== 'UNREADABLE' && error.message !== ''
  return serverErrorMessage(error) ?? (hasMessage ? error.message : FALLBACK_TEXTS[part])
}

/** Maps a server field name such as 'methods.wise-transfer.address' to the form field. */
function findField(name: string): SettingsField | undefined {
  const own = name.replace(/^methods\./, 'payees.')
  return SETTINGS_FIELDS.find(field => field === own)
}

/** Sets the server's validation errors on the form; returns the affected fields. */
export function setFieldErrors(form: SettingsFormState, error: unknown): SettingsField[] {
  const fieldErrors = error instanceof ApiError ? (error.details.fields ?? {}) : {}
  return Object.entries(fieldErrors).flatMap(([name, message]) => {
    const field = findField(name)
    if (!field) return []
    form.setError(field, { type: 'server', message })
    return [field]
  })
}

/** Returns the server's validation error of the password. */
export function passwordError(error: unknown): string | undefined {
  return error instanceof ApiError ? error.details.fields?.password : undefined
}
