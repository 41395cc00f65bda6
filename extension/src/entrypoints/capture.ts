import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { captureOf } from '../capture/capture-product.ts'

/** Runs in the isolated world of a page that was clicked, and leaves there what the background calls. */
export default defineUnlistedScript(() => {
  Object.assign(globalThis, { quickAddCapture: captureOf(document) })
})
