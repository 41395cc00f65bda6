import tokens from '@registry/shared/design/tokens.css?raw'
import own from './shop-button.css?raw'

/** The shared tokens, moved from the document, which is the shop's, to the button. */
export const BUTTON_STYLE = tokens.replaceAll(':root', '.quick-add') + own
