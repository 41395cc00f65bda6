import { browser } from '../browser.ts'
import type { Answers, Request } from '../messages.ts'

/** Asks the background. */
export function ask<T extends Request['type']>(
  request: Extract<Request, { type: T }>,
): Promise<Answers[T]> {
  return browser.runtime.sendMessage<Request, Answers[T]>(request)
}
