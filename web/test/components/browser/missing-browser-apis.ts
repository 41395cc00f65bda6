import { FakeEventSource } from './event-source.ts'

/** Adds browser APIs that jsdom lacks: server-sent events, layout observers, media queries, dialogs, scrolling. */
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
    animate: () => ({ pause: () => undefined }),
    // Without layout there is no top layer to emulate.
    ...{ showPopover: () => undefined, hidePopover: () => undefined },
    checkVisibility: () => true,
  })
  // Component tests do not check images drawn on a canvas.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
  Object.assign(HTMLDialogElement.prototype, { showModal, close })
  // jsdom does not know <search>, and React warns about unknown elements.
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
