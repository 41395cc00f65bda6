import { quickAddReplies } from '@registry/shared/messages/quick-add/quick-add-replies'
import browser from 'webextension-polyfill'
import { openPopupForTab } from '../shop-button/open-popup-for-tab.ts'

const ADD = 'add'

/** Adds QuickAdd to the context menu of pages, images and selected text. */
export async function createContextMenu(): Promise<void> {
  await browser.contextMenus.removeAll()
  browser.contextMenus.create({
    id: ADD,
    title: quickAddReplies.menu,
    contexts: ['page', 'image', 'selection'],
    documentUrlPatterns: ['https://*/*', 'http://*/*'],
  })
}

/** Opens the popup for the tab in which the menu was used. */
export function listenToContextMenu(): void {
  browser.contextMenus.onClicked.addListener(({ menuItemId }, tab) => {
    if (menuItemId !== ADD || tab?.id === undefined) return
    void openPopupForTab({ tabId: tab.id, windowId: tab.windowId })
  })
}
