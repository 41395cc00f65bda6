import type { Config } from '../../config.ts'
import { createChatLlm } from './chat-llm.ts'
import type { Llm } from './llm.ts'

/** Creates the client of the configured language model; undefined when off. */
export function createLlm({ llm }: Config): Llm | undefined {
  return llm && createChatLlm(llm)
}
