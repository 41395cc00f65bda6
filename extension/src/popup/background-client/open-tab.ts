import { browser } from '../../browser.ts'
import type { OpenResult } from '../../messages.ts'
import { sendRequest } from './send-request.ts'

/** Returns the id of the popup's tab, or the `tabId` of the URL when the popup runs in its own window. */
export async function currentTab(): Promise<number> {
  const named = Number(new URLSearchParams(location.search).get('tabId') ?? Number.NaN)
  if (Number.isInteger(named)) return named
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  return tab?.id ?? -1
}

/** Requests the session and the extraction result of a tab; `openKey` is the key of the open draft. */
export function openTab(tabId: number, openKey?: string): Promise<OpenResult> {
  return sendRequest({ type: 'open', tabId, openKey })
}
