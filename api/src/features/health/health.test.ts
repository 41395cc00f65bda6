import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '../../../test/start-api.ts'

let api: TestApi
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => api.stop())

const ask = async (path: string) => (await fetch(`${api.url}/api${path}`)).status

describe('a server that was asked to stop', () => {
  test('is alive and no longer ready', async () => {
    expect(await ask('/ready')).toBe(200)
    api.app.lifecycle.isStopping = true
    expect(await ask('/ready')).toBe(503)
    expect(await ask('/health')).toBe(200)
  })
})
