import type { Config } from '../../config.ts'
import { createChatLlm } from './chat-llm.ts'
import type { Llm } from './llm.ts'

/** The configured language model; undefined is off. */
export function createLlm({ llm }: Config): Llm | undefined {
  return llm && createChatLlm(llm)
}
