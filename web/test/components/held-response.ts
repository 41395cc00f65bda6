import { route, type StubbedResponse } from './network.ts'

/**
 * Delays the response to matching requests until `release` is called, so that a test can check the page
 * in between. Later requests get the same response at once until `remove` is called. Without a given
 * response the API responds.
 */
export function holdResponse(pattern: RegExp, response: StubbedResponse = 'continue') {
  const { promise, resolve } = Promise.withResolvers<void>()
  const remove = route(pattern, async () => {
    await promise
    return response
  })
  return { release: resolve, remove }
}
