import { createLlm } from '../../gateways/llm/create-llm.ts'
import { LlmError, type Question } from '../../gateways/llm/llm.ts'
import type { App } from '../../http/app.ts'

/** Whether there is a model to ask. */
export const hasModel = ({ config }: App): boolean => config.llm !== undefined

/** The model's answer; undefined when there is no model, or none that can be used came. */
export async function askModel<T>(app: App, question: Question<T>): Promise<T | undefined> {
  try {
    return await createLlm(app.config)?.ask(question)
  } catch (error) {
    if (!(error instanceof LlmError)) throw error
    const { failure, status } = error
    app.log.warn({ failure, status }, 'the language model gave no answer')
    return undefined
  }
}
