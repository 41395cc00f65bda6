import type { Page } from '@playwright/test'

/** What one page told Google, or would have. */
export interface Google {
  /** Everything that was asked of its hosts. */
  asked: string[]
  /** The commands that its script was left, as plain values. */
  commands: () => Promise<unknown[][]>
  /** The events among them, by name. */
  events: (name?: string) => Promise<Record<string, unknown>[]>
}

const HOSTS = /google-analytics\.com|googletagmanager\.com|analytics\.google\.com/

/** Stands in the place of Google's hosts, in all tabs, and sets the cookies that its script would. */
export async function recordGoogle(page: Page): Promise<Google> {
  const asked: string[] = []
  await page.context().route(HOSTS, route => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: "document.cookie = '_ga=GA1.1.1.1; path=/'; document.cookie = '_ga_TEST=GS1; path=/'",
    })
  })
  const commands = () =>
    page.evaluate(() =>
      (window.dataLayer ?? []).map(entry => [...(entry as Iterable<unknown>)]),
    ) as Promise<unknown[][]>
  return {
    asked,
    commands,
    events: async name =>
      (await commands())
        .filter(([kind, event]) => kind === 'event' && (!name || event === name))
        .map(([, event, params]) => ({ event, ...(params as object) })),
  }
}

/** What a page tells our own sums, in the order in which it does. */
export function recordOwn(page: Page): { registrySlug: string; events: { name: string }[] }[] {
  const told: { registrySlug: string; events: { name: string }[] }[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/analytics/events')) told.push(request.postDataJSON())
  })
  return told
}
