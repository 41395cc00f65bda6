import { defineBackground } from 'wxt/utils/define-background'
import { listenForMessages } from '../background/listen-for-messages.ts'
import { listenToBrowser } from '../background/listen-to-browser.ts'
import { listenToContextMenu } from '../menus/context-menu.ts'
import { queue } from '../queue/queue.ts'
import { restrictStorageAccess } from '../session/tokens.ts'
import { syncContentScripts } from '../shop-button/sync-content-scripts.ts'

export default defineBackground(() => {
  void restrictStorageAccess()
  void queue.recover()
  listenToBrowser()
  listenToContextMenu()
  listenForMessages()
  syncContentScripts()
})
