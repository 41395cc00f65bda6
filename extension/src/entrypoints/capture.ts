import { createCapture } from '@registry/shared/page-capture/create-capture'
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'

/** Runs in the isolated world of the clicked page and defines the function that the background calls. */
export default defineUnlistedScript(() => {
  Object.assign(globalThis, { quickAddCapture: createCapture(document) })
})
