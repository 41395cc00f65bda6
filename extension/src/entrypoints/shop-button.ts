import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script'
import { runShopButton } from '../shop-button/run-shop-button.ts'

/** Content script for the sites on which the owner has enabled the button. */
export default defineUnlistedScript(runShopButton)
