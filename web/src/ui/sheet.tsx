import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

export interface SheetProps {
  title: ReactNode
  /** A line under the title: a category, 'Step 1 of 3'. */
  subtitle?: ReactNode
  /** Stands above the title, which is then centred: for endings. */
  picture?: ReactNode
  children: ReactNode
  foot?: ReactNode
  /** A second pane on sunken paper, from 768 px. Needs width `wide`. */
  side?: ReactNode
  width?: 'mid' | 'wide'
  /** How many of `of` steps are done, drawn under the head. */
  steps?: { done: number; of: number }
  closeLabel: string
  onClose: () => void
  hasCloseButton?: boolean
  /** What closes it besides its buttons: everything, all but a press on the backdrop, or nothing. */
  dismissal?: 'any' | 'not-backdrop' | 'none'
  /** Focus goes to the title again when this changes: the name of the step. */
  focusKey?: string
  /** Where focus goes afterwards, when what opened the sheet can no longer take it. */
  focusAfter?: () => HTMLElement | null | true
}

/** A dialog above 640 px, a sheet from the bottom below. Only its body scrolls. */
export function Sheet(props: SheetProps) {
  const { side, width, onClose, dismissal = 'any', focusKey, focusAfter } = props
  const title = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is read from its title on.
  useEffect(() => {
    title.current?.focus()
    body.current?.scrollTo({ top: 0 })
  }, [focusKey])

  return (
    <Dialog.Root
      open
      disablePointerDismissal={dismissal !== 'any'}
      onOpenChange={(_open, details) => (dismissal === 'none' ? details.cancel() : onClose())}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup
          className={width ? `sheet ${width}` : 'sheet'}
          initialFocus={title}
          finalFocus={() => focusAfter?.() ?? true}
        >
          <div className="panes">
            {side && <aside className="pane-side">{side}</aside>}
            <div className="pane-main">
              <SheetHead {...props} titleRef={title} />
              <div className="sheet-body" ref={body}>
                {props.children}
              </div>
              {props.foot && <div className="sheet-foot">{props.foot}</div>}
            </div>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function SheetHead({
  title,
  subtitle,
  picture,
  steps,
  closeLabel,
  hasCloseButton = true,
  dismissal,
  titleRef,
}: SheetProps & { titleRef: React.Ref<HTMLHeadingElement> }) {
  return (
    <>
      <span className="handle" aria-hidden="true" />
      <div className={picture ? 'sheet-head is-ending' : 'sheet-head'}>
        <div>
          {picture}
          <Dialog.Title ref={titleRef} tabIndex={-1}>
            {title}
          </Dialog.Title>
          {subtitle && <p className="step-text">{subtitle}</p>}
        </div>
        {hasCloseButton && (
          <Dialog.Close
            className="btn btn-quiet btn-icon"
            aria-label={closeLabel}
            disabled={dismissal === 'none'}
          >
            <X className="icon" aria-hidden="true" />
          </Dialog.Close>
        )}
      </div>
      {steps && (
        <div className="steps" aria-hidden="true">
          {Array.from({ length: steps.of }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move.
            <i key={index} className={index < steps.done ? 'on' : undefined} />
          ))}
        </div>
      )}
    </>
  )
}
