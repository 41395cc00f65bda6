import { route, type StubbedResponse } from './network.ts'

/**
 * Holds the response to matching requests back until `release` is called, so that a test can look at the
 * page meanwhile. Requests after that get the same response at once, until `remove` is called. Without a
 * response given the product decides.
 */
export function holdResponse(pattern: RegExp, response: StubbedResponse = 'continue') {
  const { promise, resolve } = Promise.withResolvers<void>()
  const remove = route(pattern, async () => {
    await promise
    return response
  })
  return { release: resolve, remove }
}
