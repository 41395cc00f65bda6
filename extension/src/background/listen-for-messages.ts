import browser, { type Runtime } from 'webextension-polyfill'
import * as z from 'zod/mini'
import { request } from '../messages.ts'
import { handlePageMessage } from '../shop-button/handle-page-message.ts'
import { handleRequest } from './handle-request.ts'

/**
 * Handles messages of the extension's pages and of the button in retailers' pages; other senders get no
 * response. An invalid request of an own page rejects, so that the page does not wait.
 */
export function listenForMessages(): void {
  browser.runtime.onMessage.addListener(async (message: unknown, sender: Runtime.MessageSender) => {
    if (!isOwnPage(sender)) return handlePageMessage(message, sender)
    return handleRequest(z.parse(request, message))
  })
}

/** Checks that the sender is a page of this extension: content scripts have the same id but another URL. */
function isOwnPage({ id, url }: Runtime.MessageSender): boolean {
  return id === browser.runtime.id && url?.startsWith(browser.runtime.getURL('')) === true
}
