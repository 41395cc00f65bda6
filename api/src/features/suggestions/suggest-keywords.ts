import { fallbackKeywords } from '@registry/shared/categories/fallback-keywords'
import type { Input, Output } from '@registry/shared/contract/endpoint'
import type { generateKeywords } from '@registry/shared/contract/items/suggestions'
import { suggestionMessages } from '@registry/shared/messages/items/suggestions'
import type { App } from '../../http/app.ts'
import { askModel, hasModel } from './ask-model.ts'
import { createKeywordPrompt, normalizeKeywords } from './keyword-prompt.ts'
import { findNamesIn } from './person-name-store.ts'
import { redactPersonalData } from './redact-personal-data.ts'

interface SuggestionInput {
  registryId: string
  body: Input<typeof generateKeywords>['body']
}

async function askFor(app: App, { registryId, body }: SuggestionInput): Promise<string[]> {
  if (!hasModel(app)) return []
  const { category, context = '', itemName = '' } = body
  const names = await findNamesIn(app.db, registryId, `${category} ${context} ${itemName}`)
  const facts = {
    productName: redactPersonalData(itemName, names),
    category: redactPersonalData(category, names),
    context: redactPersonalData(context, names),
  }
  const answer = await askModel(app, createKeywordPrompt(facts))
  return normalizeKeywords(answer?.keywords ?? [])
}

/** Returns the model's keywords for a product, or the category's default ones with a warning. */
export async function suggestKeywords(
  app: App,
  asked: SuggestionInput,
): Promise<Omit<Output<typeof generateKeywords>, 'success'>> {
  const keywords = await askFor(app, asked)
  if (keywords.length > 0) return { data: { keywords }, fallback: false, warning: null, code: null }
  const { fallbackWarning, fallbackOff } = suggestionMessages
  return {
    data: { keywords: fallbackKeywords(asked.body.category) },
    fallback: true,
    warning: hasModel(app) ? fallbackWarning : fallbackOff,
    code: hasModel(app) ? null : 'AI_SERVICE_UNAVAILABLE',
  }
}
