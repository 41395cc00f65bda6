import { browser } from '../browser.ts'
import type { Opening } from '../messages.ts'
import { ask } from './ask.ts'

/** The tab that the popup hangs on, or the one that its address names, as a window of its own does. */
export async function currentTab(): Promise<number> {
  const named = Number(new URLSearchParams(location.search).get('tabId') ?? Number.NaN)
  if (Number.isInteger(named)) return named
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  return tab?.id ?? -1
}

/** Who is connected, and what the page of a tab holds. */
export function openTab(tabId: number): Promise<Opening> {
  return ask({ type: 'open', tabId })
}
