import { afterAll, beforeAll } from 'vitest'
import { type StartApiOptions, startApi, type TestApi } from './start-api.ts'

/** Starts an API before the tests of a file or `describe` and stops it after them. Its properties are set in between. */
export function shareApi(options?: StartApiOptions): TestApi {
  const api = {} as TestApi
  beforeAll(async () => {
    Object.assign(api, await startApi(options))
  })
  afterAll(() => api.stop())
  return api
}
