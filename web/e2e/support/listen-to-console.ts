import type { Page } from '@playwright/test'

/** What the page says on its console. */
export function listenToConsole(page: Page): string[] {
  const said: string[] = []
  page.on('console', message => said.push(message.text()))
  return said
}
