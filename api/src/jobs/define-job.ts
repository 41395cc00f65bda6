import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { Mail } from '../gateways/mail/mail.ts'
import type { App } from '../http/app.ts'
import type { Schedule } from './periodic/define-periodic-job.ts'

/** Dependencies of jobs. */
export interface JobTools {
  app: App
  mail: Mail
}

/** One attempt of a job; `id` and `at` are the same in all attempts. */
export interface JobRequest {
  id: string
  at: Date
  /** True after the first attempt. */
  isRetry?: boolean
  /** True for the last attempt. */
  isLastAttempt?: boolean
}

type Schema = z.core.$ZodType

/** Definition needed to enqueue a job, wherever it runs. */
export interface JobKind<S extends Schema = Schema> {
  name: string
  payload: S
  /** Maximum attempts, with increasing delays. */
  maxAttempts?: number
  /** Lower numbers run first; default 0. */
  priority?: number
}

/** Jobs that share workers; groups do not delay each other. */
export type JobGroup = 'general' | 'mail' | 'notifications'

interface JobParts<S extends Schema> extends JobKind<S> {
  /** The default is `general`. */
  group?: JobGroup
  /** May run more than once per job, so it must be idempotent. */
  run(payload: z.output<S>, tools: JobTools, request: JobRequest): Promise<void>
}

export interface Job<S extends Schema = Schema> extends JobKind<S> {
  group: JobGroup
  /** Set by definePeriodicJob alone. */
  schedule?: Schedule
  /** By default a new attempt is created. */
  work(payload: unknown, tools: JobTools, request?: JobRequest): Promise<void>
}

/** Defines a job that runs outside the request that enqueues it. */
export function defineJob<S extends Schema>({ run, ...kind }: JobParts<S>): Job<S> {
  return {
    group: 'general',
    ...kind,
    work(payload, tools, request = { id: randomUUID(), at: tools.app.now() }) {
      return run(z.parse(kind.payload, payload), tools, request)
    },
  }
}
