import './public.css'

/**
 * The page is complete HTML; bringing it to life waits until the browser is idle or someone touches
 * something. What they touched first is not lost: the click is repeated once the page is alive.
 */
const IDLE_TIMEOUT_MS = 2000
const INTENT = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

let pressed: HTMLElement | undefined
let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  import('./hydrate.tsx')
    .then(({ hydrate }) => hydrate())
    .then(finish, () => {
      // The connection dropped: the next touch tries again.
      isStarted = false
    })
}

function finish(): void {
  for (const type of INTENT) removeEventListener(type, start, true)
  removeEventListener('click', remember, true)
  pressed?.removeAttribute('aria-busy')
  pressed?.click()
}

function remember(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  pressed?.removeAttribute('aria-busy')
  pressed = event.target.closest<HTMLElement>('button') ?? undefined
  // On a slow connection the press must be seen to have counted.
  pressed?.setAttribute('aria-busy', 'true')
}

for (const type of INTENT) addEventListener(type, start, { capture: true, passive: true })
addEventListener('click', remember, true)

if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: IDLE_TIMEOUT_MS })
else setTimeout(start, IDLE_TIMEOUT_MS)
