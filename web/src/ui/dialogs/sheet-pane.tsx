import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useModal } from './modal.tsx'

export interface SheetPaneProps {
  title: ReactNode
  /** A line under the title: a category, 'Step 1 of 3'. */
  subtitle?: ReactNode
  /** Illustration above the centered title, for final steps. */
  picture?: ReactNode
  children: ReactNode
  foot?: ReactNode
  /** Second pane beside the content, from 768 px on. Needs width `wide`. */
  side?: ReactNode
  /** Progress through a wizard, shown under the header. */
  steps?: { done: number; of: number }
  /** Fixed content under the header, in place of `steps`. */
  marks?: ReactNode
  closeLabel: string
  hasCloseButton?: boolean
  /** Disables the close button while a request must not be interrupted. */
  isBusy?: boolean
  /** Name of the step: when it changes, the title is focused again. */
  focusKey?: string
}

/** Content of a sheet: header, body, footer and an optional side pane. Only the body scrolls. */
export function SheetPane(props: SheetPaneProps) {
  const { side, children, foot, focusKey } = props
  const { focusTitle } = useModal()
  const body = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step is read from its title on.
  useLayoutEffect(() => {
    focusTitle()
    body.current?.scrollTo({ top: 0 })
  }, [focusTitle, focusKey])

  return (
    <div className="panes">
      {side && <aside className="pane-side">{side}</aside>}
      <div className="pane-main">
        <SheetHead {...props} />
        <div className="sheet-body" ref={body}>
          {children}
        </div>
        {foot && <div className="sheet-foot">{foot}</div>}
      </div>
    </div>
  )
}

function SheetHead({
  title,
  subtitle,
  picture,
  steps,
  marks,
  closeLabel,
  hasCloseButton = true,
  isBusy,
}: SheetPaneProps) {
  const { titleId, dismiss } = useModal()
  return (
    <>
      <span className="handle" aria-hidden="true" />
      <div className={picture ? 'sheet-head is-ending' : 'sheet-head'}>
        <div>
          {picture}
          <h2 id={titleId} tabIndex={-1}>
            {title}
          </h2>
          {subtitle && <p className="text-14 weight-500 muted above-2">{subtitle}</p>}
        </div>
        {hasCloseButton && (
          <button
            type="button"
            className="btn btn-quiet btn-icon"
            aria-label={closeLabel}
            disabled={isBusy}
            onClick={() => dismiss('button')}
          >
            <X className="icon" aria-hidden="true" />
          </button>
        )}
      </div>
      {steps && <StepMarks {...steps} />}
      {marks}
    </>
  )
}

function StepMarks({ done, of }: { done: number; of: number }) {
  return (
    <div className="steps" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move.
        <i key={index} className={index < done ? 'on' : undefined} />
      ))}
    </div>
  )
}
