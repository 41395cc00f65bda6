import { quickAddMessages } from '@registry/shared/messages/quick-add'
import { useEffect, useRef, useState } from 'react'
import { Icon } from './icon.tsx'

const { saved: t } = quickAddMessages
const UNDO_SECONDS = 10

interface UndoProps {
  isBusy: boolean
  /** Why it could not be undone. */
  message: string
  onUndo: () => void
}

/** Takes an item back, for ten seconds; later the dashboard does. */
export function Undo({ isBusy, message, onUndo }: UndoProps) {
  const left = useSecondsLeft(UNDO_SECONDS)
  const isOver = left === 0 && !isBusy
  const status = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)
  useEffect(() => {
    // The button has gone from under the keyboard, which goes on from here.
    if (isOver && hadFocus.current) status.current?.focus()
  }, [isOver])
  return (
    <div className="undo">
      {!isOver && (
        <button
          type="button"
          className="btn btn-outline btn-block"
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
          <span className="num" aria-hidden="true">
            {t.seconds(left)}
          </span>
          <i />
        </button>
      )}
      <p ref={status} className="about" role="status" tabIndex={-1}>
        {message || (isOver && t.later)}
      </p>
    </div>
  )
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}
