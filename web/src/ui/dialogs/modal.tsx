import {
  createContext,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { useHistoryLayer } from '../../lib/url/use-history-layer.ts'
import { lockScroll } from './lock-scroll.ts'
import { enterModal, topModal } from './open-modals.ts'
import { trapFocus } from './trap-focus.ts'

/** How the visitor tried to close a modal. Back counts as `escape`. */
export type Dismissal = 'escape' | 'backdrop' | 'button'

interface ModalProps {
  className: string | undefined
  children: ReactNode
  onDismiss: (by: Dismissal) => void
  /** Returns the element to focus after closing, when the opening element cannot be focused any more. */
  focusAfter?: (() => HTMLElement | null | true) | undefined
  /** For confirmation dialogs. */
  role?: 'alertdialog'
  /** ID of the element with the description. */
  describedBy?: string
  /** Element with the initial focus, instead of the heading. */
  firstFocus?: RefObject<HTMLElement | null>
  /** True when a URL opens the modal, so that Back closes it without a history entry of its own. */
  hasUrl?: boolean | undefined
  /**
   * For a dialog that opens by itself: shown in a task after it was rendered, if this returns true then. Opening makes
   * the page inert and computes its styles again, which together with the rendering would block a slow phone.
   */
  opensLaterIf?: () => boolean
}

interface ModalPlace {
  /** ID for the heading, which labels the modal and has the initial focus. */
  titleId: string
  /** Focuses the heading, after the modal's content was replaced. */
  focusTitle: () => void
  dismiss: (by: Dismissal) => void
}

const ModalContext = createContext<ModalPlace | undefined>(undefined)

/** Returns the context of the enclosing modal. Throws RangeError outside one. */
export function useModal(): ModalPlace {
  const place = useContext(ModalContext)
  if (!place) throw new RangeError('outside a modal')
  return place
}

/**
 * Native modal dialog: the rest of the page is inert. Escape, Back and a click on the backdrop call
 * `onDismiss`, and focus returns to the opening element. The parent decides whether to close it.
 */
export function Modal({
  className,
  children,
  onDismiss,
  focusAfter,
  role,
  describedBy,
  firstFocus,
  hasUrl,
  opensLaterIf,
}: ModalProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const focusTitle = useCallback(() => {
    // Not before showModal, which stores the focused element to return to.
    if (dialog.current?.open) document.getElementById(titleId)?.focus()
  }, [titleId])
  const focusFirst = useCallback(() => {
    if (firstFocus) firstFocus.current?.focus()
    else focusTitle()
  }, [firstFocus, focusTitle])
  useShown(dialog, { focusFirst, focusAfter, opensLaterIf })
  const press = useBackdropPress(() => onDismiss('backdrop'))
  useEscape(dialog, () => onDismiss('escape'))
  useHistoryLayer(() => onDismiss('escape'), hasUrl)
  return (
    <dialog
      ref={dialog}
      className={className}
      role={role}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      closedby="none"
      onKeyDown={trapFocus}
      onCancel={event => event.preventDefault()}
      {...press}
    >
      <ModalContext value={{ titleId, focusTitle, dismiss: onDismiss }}>{children}</ModalContext>
    </dialog>
  )
}

interface ShownOptions extends Pick<ModalProps, 'focusAfter' | 'opensLaterIf'> {
  focusFirst: () => void
}

function useShown(
  dialog: RefObject<HTMLDialogElement | null>,
  { focusFirst, focusAfter, opensLaterIf }: ShownOptions,
) {
  const after = useRef(focusAfter)
  const mayOpen = useRef(opensLaterIf)
  useEffect(() => {
    after.current = focusAfter
    mayOpen.current = opensLaterIf
  })
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown) return
    let hide = () => {}
    const show = () => {
      const unlock = lockScroll()
      shown.showModal()
      const leave = enterModal(shown)
      focusFirst()
      hide = () => {
        unlock()
        leave()
      }
    }
    const isLater = mayOpen.current !== undefined
    const timer = isLater ? setTimeout(() => mayOpen.current?.() && show()) : undefined
    if (!isLater) show()
    return () => {
      clearTimeout(timer)
      hide()
      // Returns focus to the opening element.
      shown.close()
      // If that element cannot be focused, focus would stay in the dialog that is being removed.
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && shown.contains(activeElement))
        activeElement.blur()
      const wanted = after.current?.()
      if (wanted instanceof HTMLElement) wanted.focus()
    }
  }, [dialog, focusFirst])
}

/**
 * Listens on the document, because the focused control may have been removed; only the topmost modal
 * reacts. In a layout effect, so that no key is lost after the first paint.
 */
function useEscape(dialog: RefObject<HTMLDialogElement | null>, onEscape: () => void) {
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      if (topModal() !== dialog.current) return
      event.preventDefault()
      onEscape()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [dialog, onEscape])
}

/**
 * Detects clicks that start and end on the backdrop; selecting text beyond the dialog does not count. Not on
 * `pointerup`: after a tap, the click would hit the control beneath the removed dialog.
 */
function useBackdropPress(onPress: () => void) {
  const hasBegun = useRef(false)
  return {
    onPointerDown: (event: MouseEvent<HTMLDialogElement>) => {
      hasBegun.current = isOutside(event)
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (hasBegun.current && isOutside(event)) onPress()
      hasBegun.current = false
    },
  }
}

/** Events of the backdrop have the dialog as target, so the coordinates decide. */
function isOutside({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return target === currentTarget && !isWithin
}
