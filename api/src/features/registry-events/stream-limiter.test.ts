import { describe, expect, test } from 'vitest'
import { createStreamLimiter, streamLimitsFor } from './stream-limiter.ts'

const place = (registryId: string, network: string) => ({ registryId, network })

describe('the stream limiter', () => {
  test.each([
    ['a network', { network: 1, registry: 9, all: 9 }, place('b', 'x'), 'RATE_LIMITED'],
    ['a registry', { network: 9, registry: 1, all: 9 }, place('a', 'y'), 'UNAVAILABLE'],
    ['all together', { network: 9, registry: 9, all: 1 }, place('b', 'y'), 'UNAVAILABLE'],
  ])('limits streams per %s', (_what, caps, other, code) => {
    const places = createStreamLimiter(caps)
    places.acquire(place('a', 'x'))
    const refusal = expect.objectContaining({ code, details: { retryAfterS: 60 } })
    expect(() => places.acquire(other)).toThrow(refusal)
    // A rejected stream is not counted.
    places.release(place('a', 'x'))
    places.acquire(other)
  })

  test('allows for a party on one network', () => {
    expect(streamLimitsFor('strict').network).toBeGreaterThanOrEqual(200)
    expect(streamLimitsFor('relaxed').network).toBeGreaterThan(streamLimitsFor('strict').network)
  })
})
