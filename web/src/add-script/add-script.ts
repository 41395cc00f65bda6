import { openItemForm } from './open-item-form.ts'

/**
 * Entry of /add.js, which the bookmark loads into the page of a shop. The script runs once for each
 * press, in the main world of that page.
 */
const script = document.currentScript
if (script instanceof HTMLScriptElement) void openItemForm(new URL(script.src).origin)
