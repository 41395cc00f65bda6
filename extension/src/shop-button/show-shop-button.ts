import tokens from '@registry/shared/design/tokens.css?raw'
import { shopButtonMessages as t } from '@registry/shared/messages/quick-add/shop-button'
import { createCloseIcon, createElement, createHeartLeaf } from './create-element.ts'
import type { PageMessage } from './page-messages.ts'
import own from './shop-button.css?raw'

/** The shared design tokens, scoped to the button instead of the retailer's document. */
const BUTTON_STYLE = tokens.replaceAll(':root', '.quick-add') + own

const NOTE_MS = 8_000

export interface ShopButton {
  setShown(isShown: boolean): void
}

/**
 * Adds the button at the edge of the window, last in the tab order. Its closed shadow root isolates it
 * from the page's styles and scripts, and it does not affect the page's layout.
 */
export function showShopButton(
  site: string,
  tell: (message: PageMessage) => Promise<unknown>,
): ShopButton {
  const add = button('add', t.add, () => void tell({ type: 'button-pressed' }))
  add.prepend(createHeartLeaf())
  const note = createElement('div', { class: 'note', role: 'status' })
  let timer: ReturnType<typeof setTimeout> | undefined

  const setShown = (isShown: boolean) => {
    pill.hidden = !isShown
    if (isShown) forget()
    setThere(isShown || note.childElementCount > 0)
  }
  const forget = () => {
    clearTimeout(timer)
    note.replaceChildren()
  }
  const putBack = () => {
    setShown(true)
    add.focus()
    void tell({ type: 'button-hidden', isHidden: false })
  }
  const hide = () => {
    const undo = button('undo', t.undo, putBack)
    note.replaceChildren(createElement('span', {}, t.hidden(site)), undo)
    setShown(false)
    undo.focus()
    timer = setTimeout(() => {
      forget()
      setShown(false)
    }, NOTE_MS)
    void tell({ type: 'button-hidden', isHidden: true })
  }
  const pill = pillOf(add, closeButton(site, hide))
  const setThere = hostOf(pill, note)
  setShown(true)
  return { setShown }
}

function pillOf(...children: Element[]): HTMLElement {
  const pill = createElement('div', { class: 'pill', role: 'group', 'aria-label': t.label })
  pill.append(...children)
  return pill
}

function closeButton(site: string, onClick: () => void): HTMLElement {
  const close = button('hide', '', onClick)
  close.setAttribute('aria-label', t.hide(site))
  close.append(createCloseIcon())
  return close
}

/**
 * Creates the host element; returns a function that attaches or removes it. It is no custom element,
 * because a page that defines one could access the shadow root.
 */
function hostOf(...children: Element[]): (isThere: boolean) => void {
  const host = createElement('div', { 'data-quick-add': '' })
  const root = createElement('div', { class: 'quick-add' })
  root.append(...children)
  host.attachShadow({ mode: 'closed' }).append(createElement('style', {}, BUTTON_STYLE), root)
  return isThere => {
    if (!isThere) host.remove()
    if (!isThere || host.isConnected) return
    // The button of the version before an update.
    document.querySelector(':root > [data-quick-add]')?.remove()
    document.documentElement.append(host)
  }
}

function button(className: string, text: string, onClick: () => void): HTMLElement {
  const element = createElement('button', { type: 'button', class: className }, text)
  // Clicks simulated by the page's scripts are ignored.
  element.addEventListener('click', event => event.isTrusted && onClick())
  return element
}
