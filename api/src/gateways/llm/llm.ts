import type * as z from 'zod/mini'

export interface Prompt<T> {
  /** Instructions for the model, written by us only. */
  task: string
  /** User-supplied data, sent apart from the instructions to limit prompt injection. */
  facts: Record<string, unknown>
  /** Schema of the response; others are rejected. */
  answer: z.ZodMiniType<T>
}

type LlmFailure = 'refused' | 'limited' | 'broken' | 'late' | 'unreachable' | 'unusable'

/** A failed request. The message contains neither key, URL nor prompt. */
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

/** A language model that returns one validated object per prompt. */
export interface Llm {
  /** Returns the validated response. Throws LlmError, after 18 s at the latest. */
  ask<T>(question: Prompt<T>): Promise<T>
}
