import { quickAddReplies } from '@registry/shared/messages/quick-add-replies'
import browser from 'webextension-polyfill'
import { openPopupFor } from '../shop-button/open-popup-for.ts'

const ADD = 'add'

/** Puts QuickAdd into the menu of a page, of its pictures and of text that is selected on it. */
export async function createContextMenu(): Promise<void> {
  await browser.contextMenus.removeAll()
  browser.contextMenus.create({
    id: ADD,
    title: quickAddReplies.menu,
    contexts: ['page', 'image', 'selection'],
    documentUrlPatterns: ['https://*/*', 'http://*/*'],
  })
}

/** Shows the popup of the tab in which the menu was used. */
export function listenToContextMenu(): void {
  browser.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
    if (menuItemId !== ADD || tab?.id === undefined) return
    void openPopupFor({ tabId: tab.id, windowId: tab.windowId })
  })
}
