import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import { useLayoutEffect, useRef, useState } from 'react'
import { UNDO_MS } from '../../../config.ts'
import screensStyles from '../../screens.module.css'
import { Icon } from '../../ui/icon.tsx'

const { saved: t } = quickAddScreens

interface UndoProps {
  /** Remaining time in ms. */
  ms: number
  /** The item is not sent yet, so Undo has no time limit. */
  isHere: boolean
  isBusy: boolean
  /** Error message of a failed undo. */
  message: string
  onUndo: () => void
}

/** Undo button with a countdown; afterwards items can be removed on the dashboard. */
export function Undo({ ms, isHere, isBusy, message, onUndo }: UndoProps) {
  const left = useSecondsLeft(ms)
  const isOver = left === 0 && !isBusy && !isHere
  const status = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    // Removing the focused button would lose the focus.
    if (isOver && hadFocus.current) status.current?.focus()
  }, [isOver])
  return (
    <div className={`text-center tap ${screensStyles.undo}`}>
      {!isOver && (
        <button
          type="button"
          className="btn btn-outline btn-sm btn-block relative"
          aria-disabled={isBusy}
          onFocus={() => {
            hadFocus.current = true
          }}
          onBlur={({ relatedTarget }) => {
            hadFocus.current = relatedTarget === null
          }}
          onClick={onUndo}
        >
          <Icon of="undo" />
          {t.undo}
          {left > 0 && (
            <>
              <span className="num tone-faint" aria-hidden="true">
                {t.seconds(left)}
              </span>
              <i style={{ animationDelay: `${ms - UNDO_MS}ms` }} />
            </>
          )}
        </button>
      )}
      <p ref={status} className="text-12 tone-faint above-6" role="status" tabIndex={-1}>
        {message || (isOver && t.later)}
      </p>
    </div>
  )
}

function useSecondsLeft(ms: number): number {
  const [left, setLeft] = useState(Math.ceil(ms / 1000))
  useLayoutEffect(() => {
    const end = performance.now() + ms
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [ms])
  return left
}
