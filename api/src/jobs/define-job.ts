import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Mail } from '../gateways/mail/mail.ts'
import type { App } from '../http/app.ts'
import type { Schedule } from './schedule.ts'

/** What a job may use of the outside. */
export interface JobTools {
  app: App
  mail: Mail
}

/** One attempt at a request; `id` and `at` are the same in all of them. */
export interface JobRequest {
  id: string
  at: Date
  /** No attempt follows when this one fails. */
  isLastAttempt?: boolean
}

type Schema = z.core.$ZodType

/** What is needed to ask for a job, wherever it runs. */
export interface JobKind<S extends Schema = Schema> {
  name: string
  payload: S
  /** Tries before it is given up; each waits longer than the one before. */
  maxAttempts?: number
  /** Of two that wait, the one with the lower number is done first; 0 unless told. */
  priority?: number
}

/** Jobs that share workers. Nothing that happens in one group delays another. */
export type JobGroup = 'general' | 'mail' | 'notifications'

interface JobParts<S extends Schema> extends JobKind<S> {
  /** The default is `general`. */
  group?: JobGroup
  /** May run more than once for one request: it must do no harm then. */
  run(payload: z.output<S>, tools: JobTools, request: JobRequest): Promise<void>
}

export interface Job<S extends Schema = Schema> extends JobKind<S> {
  group: JobGroup
  /** Set by definePeriodicJob alone. */
  schedule?: Schedule
  /** Without a request it is one that was made just now. */
  work(payload: unknown, tools: JobTools, request?: JobRequest): Promise<void>
}

/** Declares work that is done apart from the request that causes it. */
export function defineJob<S extends Schema>({ run, ...kind }: JobParts<S>): Job<S> {
  return {
    group: 'general',
    ...kind,
    work(payload, tools, request = { id: randomUUID(), at: tools.app.now() }) {
      return run(z.parse(kind.payload, payload), tools, request)
    },
  }
}
