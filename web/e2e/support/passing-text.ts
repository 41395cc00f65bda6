import type { Page } from '@playwright/test'

/**
 * Resolves once a text that disappears by itself has been shown. It looks at each frame, so that a busy machine does
 * not miss the text; call it before the action that shows it.
 */
export function passingText(page: Page, text: string): Promise<unknown> {
  return page.waitForFunction(wanted => document.body.innerText.includes(wanted), text)
}
