import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { runShopButton } from '../shop-button/run-shop-button.ts'

/** Runs in the pages of the shops that the owner let QuickAdd's button into. */
export default defineUnlistedScript(runShopButton)
