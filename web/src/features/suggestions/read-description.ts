import type { Output } from '@registry/shared/contract/endpoint'
import type { generateDescription } from '@registry/shared/contract/suggestions'
import { suggestionMessages } from '@registry/shared/messages/suggestions'
import { suggestionFailure } from './suggestion-failure.ts'

/** A description to show, or why there is none; the code is for who asks for help. */
export type DescriptionAnswer = { text: string } | { error: string; code?: string }

const { descriptionFailed, emptyDescription, unavailable } = suggestionMessages

/** What the server's answer comes to: a fallback is none, nor is an empty text. */
export function readDescription(answer: Output<typeof generateDescription>): DescriptionAnswer {
  if (answer.fallback) {
    return { error: answer.error ?? unavailable, code: 'AI_SERVICE_UNAVAILABLE' }
  }
  if (!answer.success) return { error: answer.error ?? descriptionFailed }
  const text = answer.description.trim()
  return text === '' ? { error: emptyDescription } : { text }
}

export function failedDescription(error: unknown): DescriptionAnswer {
  return { error: suggestionFailure(error) }
}
