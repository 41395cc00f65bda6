import browser, { type Runtime } from 'webextension-polyfill'
import * as z from 'zod/mini'
import { answer } from './answer.ts'
import { request } from './messages.ts'
import { answerShopPage } from './shop-button/answer-shop-page.ts'

/** Answers what the popup asks, and the button in a shop's page; nobody and nothing else gets an answer. */
export function listen(): void {
  browser.runtime.onMessage.addListener(async (message: unknown, sender: Runtime.MessageSender) => {
    const asked = z.safeParse(request, message)
    if (!isOwnPage(sender)) return answerShopPage(message, sender)
    return asked.success ? answer(asked.data) : undefined
  })
}

/** Only pages of this extension may ask: a script in a shop's page has the same id, not the same address. */
function isOwnPage({ id, url }: Runtime.MessageSender): boolean {
  return id === browser.runtime.id && url?.startsWith(browser.runtime.getURL('')) === true
}
