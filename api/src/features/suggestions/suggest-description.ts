import type { Input, Output } from '@registry/shared/contract/endpoint'
import type { generateDescription } from '@registry/shared/contract/items/suggestions'
import { AppError } from '@registry/shared/errors/app-error'
import { suggestionMessages } from '@registry/shared/messages/items/suggestions'
import type { App } from '../../http/app.ts'
import { askModel, hasModel } from './ask-model.ts'
import { createDescriptionPrompt, DESCRIPTION_MAX } from './description-prompt.ts'
import { findNamesIn } from './person-name-store.ts'
import { redactPersonalData } from './redact-personal-data.ts'
import { toPlainText } from './to-plain-text.ts'

interface SuggestionInput {
  registryId: string
  body: Input<typeof generateDescription>['body']
}

type SuggestionResponse = Output<typeof generateDescription>

const { nameRequired, emptyDescription, off, unavailable } = suggestionMessages

const withoutModel = (error: string): SuggestionResponse => ({
  success: false,
  description: '',
  fallback: true,
  error,
  code: 'AI_SERVICE_UNAVAILABLE',
})

const EMPTY: SuggestionResponse = {
  success: false,
  description: '',
  fallback: false,
  error: emptyDescription,
  code: 'EMPTY_DESCRIPTION',
}

async function factsOf({ db }: App, { registryId, body }: SuggestionInput) {
  const { prompt, category = '', keywords = [] } = body
  const names = await findNamesIn(db, registryId, [prompt, category, ...keywords].join(' '))
  const redact = (text: string) => redactPersonalData(text, names)
  const product = redact(prompt)
  // Only personal data was entered, no product.
  if (!product) {
    throw new AppError('VALIDATION_FAILED', {
      message: nameRequired,
      fields: { prompt: nameRequired },
    })
  }
  return { product, category: redact(category), keywords: keywords.map(redact).filter(Boolean) }
}

/** Returns the model's description of a product as plain text, or an error code. */
export async function suggestDescription(
  app: App,
  asked: SuggestionInput,
): Promise<SuggestionResponse> {
  if (!hasModel(app)) return withoutModel(off)
  const answer = await askModel(app, createDescriptionPrompt(await factsOf(app, asked)))
  if (!answer) return withoutModel(unavailable)
  const description = toPlainText(answer.description, DESCRIPTION_MAX)
  if (!description) return EMPTY
  return { success: true, description, fallback: false, error: null, code: null }
}
