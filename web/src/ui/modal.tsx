import {
  createContext,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import { trapFocus } from './focus-trap.ts'
import { lockScroll } from './lock-scroll.ts'
import { enterModal, topModal } from './open-modals.ts'

/** How a modal was asked to close. */
export type Dismissal = 'escape' | 'backdrop' | 'button'

interface ModalProps {
  className: string
  children: ReactNode
  onDismiss: (by: Dismissal) => void
  /** Where focus goes afterwards, when what opened the modal can no longer take it. */
  focusAfter?: (() => HTMLElement | null | true) | undefined
  /** For a question that must be answered first. */
  role?: 'alertdialog'
  /** The id of what it says at length. */
  describedBy?: string
  /** What has the focus first instead of the heading. */
  firstFocus?: RefObject<HTMLElement | null>
}

interface ModalPlace {
  /** The id of the heading that names the modal and has the focus first. */
  titleId: string
  /** Focuses that heading again: what stands in the modal has changed. */
  focusTitle: () => void
  dismiss: (by: Dismissal) => void
}

const ModalContext = createContext<ModalPlace | undefined>(undefined)

/** What a part of a modal needs of it. Throws RangeError outside one. */
export function useModal(): ModalPlace {
  const place = useContext(ModalContext)
  if (!place) throw new RangeError('outside a modal')
  return place
}

/**
 * The browser's own dialog over the page: the rest is inert, Escape and a press on the backdrop ask
 * to be dismissed, and focus goes back to what opened it. Whoever draws it decides whether it closes.
 */
export function Modal({
  className,
  children,
  onDismiss,
  focusAfter,
  role,
  describedBy,
  firstFocus,
}: ModalProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const focusTitle = useCallback(() => {
    // Before it is shown the focus must stay where it was, so that it goes back there.
    if (dialog.current?.open) document.getElementById(titleId)?.focus()
  }, [titleId])
  const focusFirst = useCallback(() => {
    if (firstFocus) firstFocus.current?.focus()
    else focusTitle()
  }, [firstFocus, focusTitle])
  useShown(dialog, focusFirst, focusAfter)
  const press = useBackdropPress(() => onDismiss('backdrop'))
  useEscape(dialog, () => onDismiss('escape'))
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

function useShown(
  dialog: RefObject<HTMLDialogElement | null>,
  focusFirst: () => void,
  focusAfter: ModalProps['focusAfter'],
) {
  const after = useRef(focusAfter)
  useEffect(() => {
    after.current = focusAfter
  })
  useLayoutEffect(() => {
    const shown = dialog.current
    const unlock = lockScroll()
    shown?.showModal()
    const leave = shown && enterModal(shown)
    focusFirst()
    return () => {
      unlock()
      leave?.()
      // Gives the focus back to what opened it.
      shown?.close()
      // Unless that can no longer take it: then it must not stay on what goes now.
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && shown?.contains(activeElement))
        activeElement.blur()
      const wanted = after.current?.()
      if (wanted instanceof HTMLElement) wanted.focus()
    }
  }, [dialog, focusFirst])
}

/**
 * On the document: the focus may have been on a control that is gone. One on top comes first. From the
 * first picture on: a key that is pressed as soon as the dialog is seen must not be lost.
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

/** A press that began and ended outside; text that is selected out to the backdrop is none. */
function useBackdropPress(onPress: () => void) {
  const hasBegun = useRef(false)
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      hasBegun.current = isOutside(event)
    },
    onPointerUp: (event: PointerEvent<HTMLDialogElement>) => {
      if (hasBegun.current && isOutside(event)) onPress()
      hasBegun.current = false
    },
  }
}

/** Events of the backdrop reach the dialog itself. */
function isOutside({ target, currentTarget, clientX, clientY }: PointerEvent<HTMLDialogElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom
  return target === currentTarget && !isWithin
}
