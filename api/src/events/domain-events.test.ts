import { describe, expect, test } from 'vitest'
import { shareApi } from '../../test/share-api.ts'
import { createPublish, type DomainEvent, type Subscriber, subscribe } from './domain-events.ts'

const api = shareApi()

const event: DomainEvent = { name: 'session.revoked', sessionId: 'a' }

/** Stores a finding in the publisher's transaction. */
const storeFinding = (name: string) =>
  subscribe('session.revoked', async (db, { sessionId }) => {
    await db('findings').insert({ name, details: JSON.stringify({ sessionId }) })
  })
const storedNames = () => api.app.db('findings').orderBy('name').pluck('name')

const publishOnce = (subscribers: readonly Subscriber[], published: DomainEvent = event) =>
  api.app.db.transaction(trx => createPublish(subscribers)(trx, published))

describe('publishing an event', () => {
  test('runs its subscribers one after another, in their order', async () => {
    const steps: string[] = []
    const slow = subscribe('session.revoked', async db => {
      steps.push('slow starts')
      await db.raw('select pg_sleep(0.01)')
      steps.push('slow ends')
    })
    const fast = subscribe('session.revoked', async () => void steps.push('fast'))
    await publishOnce([slow, fast])
    expect(steps).toEqual(['slow starts', 'slow ends', 'fast'])
  })

  test('passes the event to its own subscribers only', async () => {
    const handled: string[] = []
    await publishOnce(
      [
        subscribe('session.revoked', async (_db, { sessionId }) => void handled.push(sessionId)),
        subscribe('user.signed_out', async (_db, { userId }) => void handled.push(userId)),
      ],
      { name: 'user.signed_out', userId: 'b' },
    )
    expect(handled).toEqual(['b'])
  })

  test('commits what subscribers wrote with the transaction', async () => {
    await publishOnce([storeFinding('one'), storeFinding('two')])
    expect(await storedNames()).toEqual(['one', 'two'])
    await api.app.db('findings').delete()
  })

  test('rolls the transaction back when a subscriber fails', async () => {
    const fail = subscribe('session.revoked', () => Promise.reject(new Error('failed')))
    await expect(publishOnce([storeFinding('one'), fail])).rejects.toThrow('failed')
    expect(await storedNames()).toEqual([])
  })

  test('fails outside a transaction', async () => {
    const publish = createPublish([storeFinding('one')])
    await expect(publish(api.app.db, event)).rejects.toThrow('must be published in a transaction')
    expect(await storedNames()).toEqual([])
  })
})
