import tokens from '@registry/shared/design/tokens.css?raw'
import own from './shop-button.css?raw'

/** The shared design tokens, scoped to the button instead of the retailer's document. */
export const BUTTON_STYLE = tokens.replaceAll(':root', '.quick-add') + own
