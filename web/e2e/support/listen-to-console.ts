import type { Page } from '@playwright/test'

/** Records the page's console messages. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  return said
}
