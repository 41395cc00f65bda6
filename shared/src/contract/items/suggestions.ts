import * as z from 'zod/mini'
import { suggestionMessages } from '../../messages/items/suggestions.ts'
import { defineEndpoint } from '../endpoint.ts'
import { id, optionalText, success, text } from '../fields.ts'
import { ownerItem } from './items.ts'

export const KEYWORDS_MAX = 10
export const KEYWORD_LENGTH_MAX = 20
export const PROMPT_MAX = 1000

const keywords = z
  .array(z.string().check(z.maxLength(KEYWORD_LENGTH_MAX)))
  .check(z.maxLength(KEYWORDS_MAX))

export const generateKeywords = defineEndpoint('POST /admin/llm/generate-keywords', {
  access: 'user',
  summary:
    "Suggest keywords for an item; the category's defaults with a warning if no model responds",
  body: z.strictObject({
    category: optionalText(80),
    context: z.optional(optionalText(2000)),
    itemName: z.optional(optionalText(300)),
  }),
  response: success({
    data: z.object({ keywords }),
    /** The keywords are the category's defaults; `warning` says why. */
    fallback: z.boolean(),
    warning: z.nullable(z.string()),
    /** No model is configured, so descriptions cannot be generated either. */
    code: z.optional(z.nullable(z.enum(['AI_SERVICE_UNAVAILABLE']))),
  }),
})

export const generateDescription = defineEndpoint('POST /admin/llm/generate-description', {
  access: 'user',
  summary: 'Suggest a description for an item, as plain text; responds within 18 s',
  body: z.strictObject({
    /** The product's name and category. */
    prompt: text().check(
      z.minLength(1, suggestionMessages.nameRequired),
      z.maxLength(PROMPT_MAX, suggestionMessages.promptTooLong),
    ),
    category: z.optional(optionalText(80)),
    keywords: z.optional(
      z.array(optionalText(KEYWORD_LENGTH_MAX)).check(z.maxLength(KEYWORDS_MAX)),
    ),
  }),
  response: z.object({
    success: z.boolean(),
    description: z.string(),
    /** No model was available, or its response was unusable. */
    fallback: z.boolean(),
    error: z.nullable(z.string()),
    code: z.nullable(z.enum(['AI_SERVICE_UNAVAILABLE', 'EMPTY_DESCRIPTION'])),
  }),
})

export const llmHealth = defineEndpoint('GET /admin/llm/health', {
  access: 'user',
  summary: 'Whether a model is configured: 200, otherwise 503',
  response: z.object({ success: z.literal(true) }),
  errors: ['AI_SERVICE_UNAVAILABLE'],
})

export const describeItem = defineEndpoint('PUT /items/{id}/description', {
  access: 'user',
  summary: 'Change the description of an own item',
  params: z.object({ id }),
  body: z.strictObject({ description: optionalText(5000) }),
  response: success({ data: ownerItem }),
  errors: ['NOT_FOUND'],
})
