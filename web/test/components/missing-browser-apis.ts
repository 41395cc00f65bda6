import { FakeEventSource } from './event-source.ts'

/** Adds what jsdom has not: server-sent events, layout observers, media queries, modal dialogs, scrolling. */
export function addMissingBrowserApis(): void {
  class NoObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
    takeRecords(): [] {
      return []
    }
  }
  Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver })
  Object.assign(globalThis, { EventSource: FakeEventSource })
  Object.assign(window, { matchMedia, scrollTo: () => undefined })
  Object.assign(Element.prototype, {
    ...{ scrollIntoView: () => undefined, scrollTo: () => undefined, getAnimations: () => [] },
    // What is in the top layer makes no difference without a layout.
    ...{ showPopover: () => undefined, hidePopover: () => undefined },
    checkVisibility: () => true,
  })
  // Icons and cards are drawn on canvases, which component tests do not look at.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  // React warns of elements that the browser does not know, and jsdom does not know this one.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get(this: HTMLElement) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement'
    },
  })
}

/** A desktop in light colours that prefers reduced motion. */
function matchMedia(media: string): MediaQueryList {
  const matches = media.includes('prefers-reduced-motion: reduce') || media.includes('min-width')
  return Object.assign(new EventTarget(), {
    media,
    matches,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
}

const openers = new WeakMap<HTMLDialogElement, Element | null>()

function showModal(this: HTMLDialogElement): void {
  openers.set(this, document.activeElement)
  this.open = true
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return
  this.open = false
  const opener = openers.get(this)
  if (opener instanceof HTMLElement) opener.focus()
}
