import type * as z from 'zod/mini'

export interface Prompt<T> {
  /** What the model is to do: our words alone. */
  task: string
  /** What it is to do it with. People and shops wrote it, so it is sent as data, apart from the task. */
  facts: Record<string, unknown>
  /** What the answer must be; anything else counts as none. */
  answer: z.ZodMiniType<T>
}

export type LlmFailure = 'refused' | 'limited' | 'broken' | 'late' | 'unreachable' | 'unusable'

/** No answer that can be used. Its message names neither key, address nor what was asked. */
export class LlmError extends Error {
  readonly failure: LlmFailure
  readonly status: number | undefined

  constructor(failure: LlmFailure, status?: number) {
    super(`The language model gave no answer: ${[failure, status].filter(Boolean).join(' ')}`)
    this.name = 'LlmError'
    this.failure = failure
    this.status = status
  }
}

/** A language model that answers one question with one checked object, and can do nothing else. */
export interface Llm {
  /** The answer, checked. Throws LlmError, within 18 s at the latest. */
  ask<T>(question: Prompt<T>): Promise<T>
}
