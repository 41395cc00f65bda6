import browser, { type Runtime } from 'webextension-polyfill'
import * as z from 'zod/mini'
import { answer } from './answer.ts'
import { request } from './messages.ts'
import { answerShopPage } from './shop-button/answer-shop-page.ts'

/**
 * Answers what the popup asks, and the button in a shop's page; nobody else gets an answer. A question of
 * our own pages that is none fails, so that they do not wait.
 */
export function listen(): void {
  browser.runtime.onMessage.addListener(async (message: unknown, sender: Runtime.MessageSender) => {
    if (!isOwnPage(sender)) return answerShopPage(message, sender)
    return answer(z.parse(request, message))
  })
}

/** Only pages of this extension may ask: a script in a shop's page has the same id, not the same address. */
function isOwnPage({ id, url }: Runtime.MessageSender): boolean {
  return id === browser.runtime.id && url?.startsWith(browser.runtime.getURL('')) === true
}
