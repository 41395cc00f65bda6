import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { FreshQueryClient } from './fresh-query-client.ts'

const queryKey = ['devices']
let client: QueryClient
afterEach(() => client.clear())

/** Returns the rendered value after a change that arrives while the first request is pending. */
async function shownAfterChange(): Promise<string | undefined> {
  const first = Promise.withResolvers<string>()
  const second = Promise.withResolvers<string>()
  const answers = [first, second]
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => answers.shift()?.promise ?? Promise.reject(new Error('asked too often')),
  })
  const stop = observer.subscribe(() => undefined)
  const asked = client.invalidateQueries({ queryKey })
  first.resolve('before')
  second.resolve('after')
  await asked
  const { data } = observer.getCurrentResult()
  stop()
  return data
}

test('a first answer that was given before a change is not the last', async () => {
  client = new FreshQueryClient()
  expect(await shownAfterChange()).toBe('after')
})

test('what the library does by itself takes it for news', async () => {
  client = new QueryClient()
  expect(await shownAfterChange()).toBe('before')
})
