import { PROMPT_MAX } from '@registry/shared/contract/items/suggestions'
import { suggestionMessages } from '@registry/shared/messages/items/suggestions'

/** Returns the prompt for a description, or why there is none. */
export function descriptionPrompt(
  name: string,
  category: string,
): { prompt: string } | { error: string } {
  if (name.trim() === '') return { error: suggestionMessages.nameRequired }
  const prompt = `${name.trim()} ${category.trim()}`.trim()
  return prompt.length > PROMPT_MAX ? { error: suggestionMessages.promptTooLong } : { prompt }
}
