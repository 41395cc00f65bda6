import { onTestFinished, vi } from 'vitest'

/** A page load that the page asked for, in the place of the current one or after it. */
export interface Navigation {
  how: 'assign' | 'replace' | 'reload'
  url?: string
}

/**
 * Records the page loads that the page asks for until the test ends: jsdom cannot load another page.
 * To be called before the page is opened.
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
