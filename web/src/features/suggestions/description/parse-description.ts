import type { Output } from '@registry/shared/contract/endpoint'
import type { generateDescription } from '@registry/shared/contract/items/suggestions'
import { suggestionMessages } from '@registry/shared/messages/items/suggestions'
import { suggestionErrorText } from '../suggestion-error-text.ts'

/** A description, or the error text with an error code for support. */
export type DescriptionResult = { text: string } | { error: string; code?: string }

const { descriptionFailed, emptyDescription, unavailable } = suggestionMessages

/** Converts the response; a fallback or an empty text counts as an error. */
export function parseDescription(answer: Output<typeof generateDescription>): DescriptionResult {
  if (answer.fallback) {
    return { error: answer.error ?? unavailable, code: 'AI_SERVICE_UNAVAILABLE' }
  }
  if (!answer.success) return { error: answer.error ?? descriptionFailed }
  const text = answer.description.trim()
  return text === '' ? { error: emptyDescription } : { text }
}

export function failedDescription(error: unknown): DescriptionResult {
  return { error: suggestionErrorText(error) }
}
