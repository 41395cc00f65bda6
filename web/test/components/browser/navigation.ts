import { onTestFinished, vi } from 'vitest'

/** A page load that jsdom did not carry out. */
export interface Navigation {
  how: 'assign' | 'replace' | 'reload'
  url?: string
}

/**
 * Records page loads until the test ends, because jsdom cannot navigate. Call it before the page opens.
 */
export function recordNavigations(): Navigation[] {
  const navigations: Navigation[] = []
  const real = window.location
  const recorder = {
    assign: (url: string | URL) => void navigations.push({ how: 'assign', url: String(url) }),
    replace: (url: string | URL) => void navigations.push({ how: 'replace', url: String(url) }),
    reload: () => void navigations.push({ how: 'reload' }),
  }
  const parts = ['href', 'origin', 'host', 'pathname', 'search', 'hash'] as const
  for (const part of parts) Object.defineProperty(recorder, part, { get: () => real[part] })
  vi.stubGlobal('location', recorder)
  onTestFinished(() => void vi.unstubAllGlobals())
  return navigations
}
