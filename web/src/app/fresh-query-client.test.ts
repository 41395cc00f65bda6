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

test('a change that arrives during fetchQuery, which nothing observes, repeats its request', async () => {
  client = new FreshQueryClient()
  const answers = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]
  const requests = answers.values()
  const queryFn = () =>
    requests.next().value?.promise ?? Promise.reject(new Error('asked too often'))
  const fetched = client.fetchQuery({ queryKey, queryFn })
  await client.invalidateQueries({ queryKey })
  answers[0]?.resolve('before')
  answers[1]?.resolve('after')
  expect(await fetched).toBe('after')
})

test('what the library does by itself takes it for news', async () => {
  client = new QueryClient()
  expect(await shownAfterChange()).toBe('before')
})
