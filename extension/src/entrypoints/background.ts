import { defineBackground } from 'wxt/utils/define-background'
import { listen } from '../listen.ts'
import { closeStorage } from '../session/tokens.ts'

export default defineBackground(() => {
  void closeStorage()
  listen()
})
