import { vi } from 'vitest'

/** The stored value of a key, parsed; null where there is none. */
export function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null')
}

/** Runs `work` while every write to the storage throws, as when it is full. */
export async function withFullStorage(work: () => Promise<void>): Promise<void> {
  const spy = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await work().finally(() => spy.mockRestore())
}

/** Runs `work` while any access to the storage throws, as when a browser blocks it. */
export async function withBlockedStorage(work: () => Promise<void>): Promise<void> {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  const get = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  Object.defineProperty(globalThis, 'localStorage', { get, configurable: true })
  await work().finally(() => {
    if (descriptor) Object.defineProperty(globalThis, 'localStorage', descriptor)
  })
}

/** Permits console errors, which otherwise fail a test; returns their texts. */
export function expectConsoleErrors(): string[] {
  const written: string[] = []
  console.error = (...parts: unknown[]) => void written.push(parts.map(String).join(' '))
  return written
}
