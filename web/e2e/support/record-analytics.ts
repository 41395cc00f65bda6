import type { Page } from '@playwright/test'

/** Requests and commands of a page for Google Analytics. */
export interface Google {
  /** Requests to Google's hosts. */
  asked: string[]
  /** Commands queued for gtag.js, as plain values. */
  commands: () => Promise<unknown[][]>
  /** The events among them, by name. */
  events: (name?: string) => Promise<Record<string, unknown>[]>
}

const HOSTS = /google-analytics\.com|googletagmanager\.com|analytics\.google\.com/

/** Stubs Google's hosts in all tabs, and sets the cookies that gtag.js would set. */
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

/** Records the events that a page sends to our own API, in order. */
export function recordOwnEvents(
  page: Page,
): { registrySlug: string; events: { name: string }[] }[] {
  const told: { registrySlug: string; events: { name: string }[] }[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/analytics/events')) told.push(request.postDataJSON())
  })
  return told
}
