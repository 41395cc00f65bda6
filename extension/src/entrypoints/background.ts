import { defineBackground } from 'wxt/utils/define-background'
import { listen } from '../listen.ts'
import { closeStorage } from '../session/tokens.ts'
import { keepButtons } from '../shop-button/keep-buttons.ts'

export default defineBackground(() => {
  void closeStorage()
  listen()
  keepButtons()
})
