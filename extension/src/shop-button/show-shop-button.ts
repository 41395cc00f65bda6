import { shopButtonMessages as t } from '@registry/shared/messages/shop-button'
import { cross, element, heartLeaf } from './elements.ts'
import type { PageMessage } from './page-messages.ts'
import { BUTTON_STYLE } from './style.ts'

const NOTE_MS = 8_000

export interface ShopButton {
  setShown(isShown: boolean): void
}

/**
 * Puts the button at the edge of the window, behind the page in the order of the keyboard. Its closed
 * shadow keeps the shop's styles and scripts out, and it takes no room in the page.
 */
export function showShopButton(
  site: string,
  tell: (message: PageMessage) => Promise<unknown>,
): ShopButton {
  const add = button('add', t.add, () => void tell({ type: 'button-pressed' }))
  add.prepend(heartLeaf())
  const note = element('div', { class: 'note', role: 'status' })
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
    note.replaceChildren(element('span', {}, t.hidden(site)), undo)
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
  const pill = element('div', { class: 'pill', role: 'group', 'aria-label': t.label })
  pill.append(...children)
  return pill
}

function closeButton(site: string, onClick: () => void): HTMLElement {
  const close = button('hide', '', onClick)
  close.setAttribute('aria-label', t.hide(site))
  close.append(cross())
  return close
}

/**
 * Makes the element that stands in the page; gives the function that puts it there or takes it away. No
 * custom element: a page that had defined it could look inside.
 */
function hostOf(...children: Element[]): (isThere: boolean) => void {
  const host = element('div', { 'data-quick-add': '' })
  const root = element('div', { class: 'quick-add' })
  root.append(...children)
  host.attachShadow({ mode: 'closed' }).append(element('style', {}, BUTTON_STYLE), root)
  return isThere => {
    if (!isThere) host.remove()
    else if (!host.isConnected) document.documentElement.append(host)
  }
}

function button(className: string, text: string, onClick: () => void): HTMLElement {
  const made = element('button', { type: 'button', class: className }, text)
  // Only a person's own press counts: the shop's scripts could make one up.
  made.addEventListener('click', event => event.isTrusted && onClick())
  return made
}
