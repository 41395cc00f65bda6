import { controlMessages } from '@registry/shared/messages/controls'
import { Bell, CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { createPortal, flushSync } from 'react-dom'
import { topModal } from '../dialogs/open-modals.ts'
import { closeToast, currentToasts, subscribeToToasts, type Toast } from './toast-store.ts'
import { useTopLayer } from './use-top-layer.ts'

/**
 * Container of all toasts, at the top, where there are few buttons to cover. Render it once around the
 * app: its live region must exist before the first toast.
 */
export function ToastRegion({ children }: { children: ReactNode }) {
  const box = useTopLayer('toasts')
  return (
    <>
      {children}
      {createPortal(<Toasts />, box)}
    </>
  )
}

/** Renders the toasts. Hovering pauses their timers at once (flushSync), even just before they expire. */
function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  const [isHovered, setIsHovered] = useState(false)
  const focus = useFocusInside(toasts.length)
  useEscape()
  return (
    <section
      ref={focus.place}
      aria-label={controlMessages.notifications}
      onPointerEnter={() => flushSync(() => setIsHovered(true))}
      onPointerLeave={() => flushSync(() => setIsHovered(false))}
      onKeyDown={closeOnEscape}
      {...focus.handlers}
    >
      <div className="toast-list" role="status" aria-atomic="false">
        {toasts.map(toast => (
          <ToastCard key={toast.id} toast={toast} isPaused={isHovered || focus.isInside} />
        ))}
      </div>
    </section>
  )
}

const MARKS = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
  default: Bell,
} as const

function ToastCard({ toast, isPaused }: { toast: Toast; isPaused: boolean }) {
  const { id, kind, words, action, durationMs } = toast
  const close = () => closeToast(id)
  const bar = usePausableTimeout(durationMs, isPaused, close)
  const Mark = MARKS[kind]
  const isLasting = durationMs === Infinity
  return (
    <div className={`toast t-${kind}${isLasting ? ' is-lasting' : ''}`}>
      <Mark className="icon mark" aria-hidden="true" />
      <p className="toast-words">{words}</p>
      {action && (
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => {
            close()
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className="x" aria-label={controlMessages.close} onClick={close}>
        <X className="icon" aria-hidden="true" />
      </button>
      {!isLasting && <i ref={bar} className="toast-bar" aria-hidden="true" />}
    </div>
  )
}

/** Tracks focus within the toasts; when the focused toast closes, focus returns to the previous element. */
function useFocusInside(count: number) {
  const [isInside, setIsInside] = useState(false)
  const place = useRef<HTMLElement>(null)
  const from = useRef<EventTarget | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: removing the focused button fires no event.
  useLayoutEffect(() => {
    if (!isInside || place.current?.contains(document.activeElement)) return
    setIsInside(false)
    if (from.current instanceof HTMLElement) from.current.focus()
  }, [count, isInside])
  const handlers = {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!isInside) from.current = relatedTarget
      setIsInside(true)
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
      setIsInside(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
  }
  return { isInside, place, handlers }
}

function closeNewest(): boolean {
  const newest = currentToasts().at(-1)
  if (newest) closeToast(newest.id)
  return newest !== undefined
}

/** Closes the newest toast on Escape while focus is within the toasts, also over a modal. */
function closeOnEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape' && closeNewest()) event.preventDefault()
}

/** Closes the newest toast on Escape elsewhere, unless a dialog is open, which closes first. */
function useEscape(): void {
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || topModal()) return
      const isInDialog = event.target instanceof Element && event.target.closest('[role=dialog]')
      if (!isInDialog && closeNewest()) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}

/**
 * Calls `onEnd` after `durationMs`, not counting the time while paused. The element of the returned ref shrinks
 * meanwhile: by script, because a CSS animation would restart whenever the toasts move into or out of a dialog.
 */
function usePausableTimeout(
  durationMs: number,
  isPaused: boolean,
  onEnd: () => void,
): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  const leftMs = useRef(durationMs)
  const end = useRef(onEnd)
  useLayoutEffect(() => {
    end.current = onEnd
  })
  useLayoutEffect(() => {
    if (isPaused || leftMs.current === Infinity) return
    const begun = performance.now()
    const timer = setTimeout(() => end.current(), leftMs.current)
    const transform = [`scaleX(${leftMs.current / durationMs})`, 'scaleX(0)']
    const shrinking = bar.current?.animate({ transform }, leftMs.current)
    return () => {
      clearTimeout(timer)
      shrinking?.pause()
      leftMs.current -= performance.now() - begun
    }
  }, [durationMs, isPaused])
  return bar
}
