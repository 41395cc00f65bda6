import { setTimeout as sleep } from 'node:timers/promises'
import { parseRetryAfter } from '@registry/shared/client/parse-retry-after'
import { parseJson } from '@registry/shared/text/parse-json'
import * as z from 'zod/mini'
import { type Llm, LlmError, type Prompt } from './llm.ts'
import { readLimitedText } from './read-limited-text.ts'

const FENCED = /```(?:json)?([\s\S]*?)```/i

/** Timeout of one attempt in ms; both attempts with the pause stay below the client's timeout of 20 s. */
const TRY_MS = 10_000
const TOTAL_MS = 18_000
const PAUSE_MS = 500
const ANSWER_MAX_BYTES = 64_000

export interface ChatSettings {
  /** Base URL of an OpenAI-compatible API, without /chat/completions. */
  baseUrl: string
  apiKey?: string | undefined
  model: string
  tryMs?: number
  totalMs?: number
  /** Returns the signal that aborts both attempts after `totalMs`; replaced in tests. */
  budgetOf?: (totalMs: number) => AbortSignal
  /** Pause in ms before the second attempt, unless the API sends Retry-After. */
  pauseMs?: number
}

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
})

// No token limit and no temperature, because models differ in the accepted values. Time and size are limited
// instead.
function bodyOf({ model }: ChatSettings, { task, facts }: Prompt<unknown>): string {
  const messages = [
    { role: 'system', content: task },
    { role: 'user', content: JSON.stringify(facts) },
  ]
  return JSON.stringify({ model, messages, response_format: { type: 'json_object' } })
}

/** A failed attempt: its error and the pause before a retry; undefined if a retry is useless. */
interface Failed {
  error: LlmError
  pauseMs: number | undefined
}

function failedBy({ status, headers }: Response, pauseMs: number): Failed {
  if (status === 429) {
    const wishS = parseRetryAfter(headers)
    const error = new LlmError('limited', status)
    return { error, pauseMs: wishS === undefined ? pauseMs : wishS * 1_000 }
  }
  if (status >= 500) return { error: new LlmError('broken', status), pauseMs }
  return { error: new LlmError('refused', status), pauseMs: undefined }
}

function failedWith(error: unknown, pauseMs: number): Failed {
  const isLate = error instanceof Error && /^(Timeout|Abort)Error$/.test(error.name)
  // A model that timed out is likely to time out again.
  if (isLate) return { error: new LlmError('late'), pauseMs: undefined }
  return { error: new LlmError('unreachable'), pauseMs }
}

type Tried = { text: string | undefined } | Failed

async function tryOnce(settings: ChatSettings, body: string, budget: AbortSignal): Promise<Tried> {
  const { baseUrl, apiKey, tryMs = TRY_MS, pauseMs = PAUSE_MS } = settings
  try {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body,
      // Key and prompt must not be sent to a redirect target.
      redirect: 'manual',
      signal: AbortSignal.any([budget, AbortSignal.timeout(tryMs)]),
    })
    if (response.ok) return { text: await readLimitedText(response, ANSWER_MAX_BYTES) }
    await response.body?.cancel()
    return failedBy(response, pauseMs)
  } catch (error) {
    return failedWith(error, pauseMs)
  }
}

async function askTwice(settings: ChatSettings, body: string): Promise<string | undefined> {
  const { totalMs = TOTAL_MS, budgetOf = ms => AbortSignal.timeout(ms) } = settings
  const budget = budgetOf(totalMs)
  const endsAt = performance.now() + totalMs
  const first = await tryOnce(settings, body, budget)
  if ('text' in first) return first.text
  const { error, pauseMs } = first
  if (pauseMs === undefined || performance.now() + pauseMs >= endsAt) throw error
  await sleep(pauseMs)
  const second = await tryOnce(settings, body, budget)
  if ('text' in second) return second.text
  throw second.error
}

function parse<T>(text: string, answer: Prompt<T>['answer']): T {
  const envelope = z.safeParse(completion, extractJson(text))
  const content = envelope.data?.choices[0]?.message.content
  const parsed = z.safeParse(answer, extractJson(content ?? ''))
  if (!parsed.success) throw new LlmError('unusable')
  return parsed.data
}

/** Creates a client of an OpenAI-compatible API (POST /chat/completions), without tools. */
export function createChatLlm(settings: ChatSettings): Llm {
  return {
    async ask(question) {
      const text = await askTwice(settings, bodyOf(settings, question))
      if (text === undefined) throw new LlmError('unusable')
      return parse(text, question.answer)
    },
  }
}

/**
 * Extracts the JSON of a model's response: the whole text, a fenced code block, or the text between the
 * outermost braces. Undefined if none is valid.
 */
function extractJson(text: string): unknown {
  const braces = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  return parseJson(text) ?? parseJson(FENCED.exec(text)?.[1] ?? '') ?? parseJson(braces)
}
