import { describe, expect, test } from 'vitest'
import { createTextStorage } from './create-text-storage.ts'

function browserStorage() {
  const texts = new Map<string, string>()
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  }
  return { texts, storage: storage as unknown as Storage }
}

describe('createTextStorage', () => {
  test('reads and writes browser storage', () => {
    const { texts, storage } = browserStorage()
    const kept = createTextStorage(
      () => storage,
      () => expect.unreachable(),
    )
    kept.set('user', 'Priya')
    expect(texts.get('user')).toBe('Priya')
    texts.set('user', 'Priya Raman')
    expect(kept.get('user')).toBe('Priya Raman')
    kept.remove('user')
    expect(kept.get('user')).toBeUndefined()
  })

  test('keeps texts in memory where storage is blocked, and reports it once', () => {
    const blocked: unknown[] = []
    const refusal = new DOMException('denied', 'SecurityError')
    const kept = createTextStorage(
      () => {
        throw refusal
      },
      error => blocked.push(error),
    )
    expect(kept.get('user')).toBeUndefined()
    kept.set('user', 'Priya')
    expect(kept.get('user')).toBe('Priya')
    kept.remove('user')
    expect(kept.get('user')).toBeUndefined()
    expect(blocked).toEqual([refusal])
  })

  test('returns the newest texts where storage is full', () => {
    const { texts, storage } = browserStorage()
    texts.set('user', 'old')
    let isFull = true
    const kept = createTextStorage(
      () => ({
        ...storage,
        setItem: (key: string, text: string) => {
          if (isFull) throw new DOMException('full', 'QuotaExceededError')
          storage.setItem(key, text)
        },
      }),
      () => undefined,
    )
    kept.set('user', 'new')
    expect(kept.get('user')).toBe('new')
    isFull = false
    kept.set('user', 'newer')
    expect([kept.get('user'), texts.get('user')]).toEqual(['newer', 'newer'])
  })

  test('removes texts from a full storage', () => {
    const { texts, storage } = browserStorage()
    texts.set('user', 'old')
    const kept = createTextStorage(
      () => ({
        ...storage,
        setItem: () => {
          throw new DOMException('full', 'QuotaExceededError')
        },
      }),
      () => undefined,
    )
    kept.set('user', 'new')
    kept.remove('user')
    expect([kept.get('user'), texts.get('user')]).toEqual([undefined, undefined])
  })
})
