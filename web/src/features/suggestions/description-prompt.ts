import { PROMPT_MAX } from '@registry/shared/contract/suggestions'
import { suggestionMessages } from '@registry/shared/messages/suggestions'

/** The product's name and category as a question, or what it lacks. */
export function descriptionPrompt(
  name: string,
  category: string,
): { prompt: string } | { error: string } {
  if (name.trim() === '') return { error: suggestionMessages.nameRequired }
  const prompt = `${name.trim()} ${category.trim()}`.trim()
  return prompt.length > PROMPT_MAX ? { error: suggestionMessages.promptTooLong } : { prompt }
}
