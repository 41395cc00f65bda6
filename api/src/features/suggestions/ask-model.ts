import { createChatLlm } from '../../gateways/llm/chat-llm.ts'
import { LlmError, type Prompt } from '../../gateways/llm/llm.ts'
import type { App } from '../../http/app.ts'

/** Returns whether a language model is configured. */
export const hasModel = ({ config }: App): boolean => config.llm !== undefined

/** Returns the model's response; undefined if no model is configured or the response is unusable. */
export async function askModel<T>(app: App, question: Prompt<T>): Promise<T | undefined> {
  const { llm } = app.config
  try {
    return llm && (await createChatLlm(llm).ask(question))
  } catch (error) {
    if (!(error instanceof LlmError)) throw error
    const { failure, status } = error
    app.log.warn({ failure, status }, 'the language model gave no answer')
    return undefined
  }
}
