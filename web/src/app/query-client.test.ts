import type { User } from '@registry/shared/contract/account/auth'
import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { setOwnerSession } from '../lib/session/owner-session.ts'
import { runSignOutTasks } from '../lib/session/sign-out-tasks.ts'
import { queryClient } from './query-client.ts'

/** Renders a part of a page that loads data. Returns the function that would request it, and `show`. */
function renderPart(key: string) {
  const load = vi.fn(() => Promise.resolve(key))
  const observer = new QueryObserver(queryClient, { queryKey: [key], queryFn: load })
  return { load, show: () => void observer.subscribe(() => undefined) }
}

/** Renders and shows such a part. */
function showPart(key: string) {
  const { load, show } = renderPart(key)
  show()
  return load
}

describe('queries', () => {
  test('are not sent from the beginning of a sign-out until the next sign-in', async () => {
    const signIn = (id: string) =>
      setOwnerSession({ status: 'signed-in', user: { id } as User, via: 'token' })
    signIn('one')
    expect(showPart('before')).toHaveBeenCalled()
    const rendered = renderPart('rendered before')
    await runSignOutTasks(1_000)
    expect(showPart('during')).not.toHaveBeenCalled()
    rendered.show()
    expect(rendered.load).not.toHaveBeenCalled()
    setOwnerSession({ status: 'signed-out' })
    signIn('one')
    expect(showPart('after')).toHaveBeenCalled()
  })
})

describe('queries without a connection', () => {
  test('fail, and are sent again when it returns', async () => {
    setOwnerSession({ status: 'signed-in', user: { id: 'one' } as User, via: 'token' })
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    const load = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    const options = { queryKey: ['lost'], queryFn: load, retry: false }
    const observer = new QueryObserver<unknown>(queryClient, options)
    onTestFinished(observer.subscribe(() => undefined))
    await expect.poll(() => observer.getCurrentResult().status).toBe('error')
    queryClient.mount()
    onTestFinished(() => queryClient.unmount())
    onlineManager.setOnline(true)
    await expect.poll(() => load).toHaveBeenCalledTimes(2)
  })
})

describe('changes', () => {
  test('are sent without a connection, and fail, instead of waiting for it', async () => {
    setOwnerSession({ status: 'signed-in', user: { id: 'one' } as User, via: 'token' })
    onlineManager.setOnline(false)
    onTestFinished(() => onlineManager.setOnline(true))
    const send = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    const observer = new MutationObserver(queryClient, { mutationFn: send })
    observer.mutate().catch(() => undefined)
    await expect.poll(() => observer.getCurrentResult().status).toBe('error')
  })
})
