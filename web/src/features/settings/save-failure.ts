import { ApiError } from '@registry/shared/client/api-error'
import { settingsPageMessages } from '@registry/shared/messages/settings-page'
import { serverWords } from '../../lib/server-words.ts'
import { SETTINGS_FIELDS, type SettingsField, type SettingsFormState } from './use-settings-form.ts'

const { bar } = settingsPageMessages

/** Said of a part that the server refused without a sentence of its own. */
const WORDLESS = { profile: bar.profileFailed, payees: bar.failed } as const

/** The server's sentence for what could not be saved, else a general one. */
export function failureText(part: keyof typeof WORDLESS, error: unknown): string {
  if (!(error instanceof ApiError)) return bar.failed
  const isTold = error.code !== 'UNREADABLE' && error.message !== ''
  return serverWords(error) ?? (isTold ? error.message : WORDLESS[part])
}

/** The field that the server speaks of by a name of its own: 'methods.wise-transfer.address'. */
function fieldOf(name: string): SettingsField | undefined {
  const own = name.replace(/^methods\./, 'payees.')
  return SETTINGS_FIELDS.find(field => field === own)
}

/** Puts the server's sentences under the fields that they speak of; gives those fields. */
export function showFieldErrors(form: SettingsFormState, error: unknown): SettingsField[] {
  const told = error instanceof ApiError ? (error.details.fields ?? {}) : {}
  return Object.entries(told).flatMap(([name, message]) => {
    const field = fieldOf(name)
    if (!field) return []
    form.setError(field, { type: 'server', message })
    return [field]
  })
}

/** What the server says of the password, if that is what it refuses. */
export function passwordFault(error: unknown): string | undefined {
  return error instanceof ApiError ? error.details.fields?.password : undefined
}
