import { route, type StubbedResponse } from './network.ts'

/**
 * Delays the response to matching requests until `release` is called, so that a test can check the page
 * in between. After the first response, requests reach the API. Without a given response the API responds.
 */
export function holdResponse(
  pattern: RegExp,
  response: StubbedResponse = 'continue',
): { release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>()
  const remove = route(pattern, async () => {
    await promise
    remove()
    return response
  })
  return { release: resolve }
}
