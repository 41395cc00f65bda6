import browser from 'webextension-polyfill'
import type { Opening } from '../messages.ts'
import { ask } from './ask.ts'

/** Reads the tab that the popup hangs on, or the one that the address names (`?tabId=7`, for tests). */
export async function openCurrentTab(): Promise<Opening> {
  const named = Number(new URLSearchParams(location.search).get('tabId') ?? Number.NaN)
  const tabId = Number.isInteger(named) ? named : await currentTabId()
  return ask({ type: 'open', tabId })
}

async function currentTabId(): Promise<number> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  return tab?.id ?? browser.tabs.TAB_ID_NONE
}
