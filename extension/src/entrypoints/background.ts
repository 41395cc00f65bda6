import { defineBackground } from 'wxt/utils/define-background'
import { listenToBrowser } from '../background/listen-to-browser.ts'
import { listen } from '../listen.ts'
import { listenToContextMenu } from '../menus/context-menu.ts'
import { queue } from '../queue/queue.ts'
import { closeStorage } from '../session/tokens.ts'
import { keepButtons } from '../shop-button/keep-buttons.ts'

export default defineBackground(() => {
  void closeStorage()
  void queue.revive()
  listenToBrowser()
  listenToContextMenu()
  listen()
  keepButtons()
})
