import { browser } from '../../browser.ts'
import type { Request, Responses } from '../../messages.ts'

/** Sends a request to the background; resolves with its response. */
export function sendRequest<T extends Request['type']>(
  request: Extract<Request, { type: T }>,
): Promise<Responses[T]> {
  return browser.runtime.sendMessage<Request, Responses[T]>(request)
}
