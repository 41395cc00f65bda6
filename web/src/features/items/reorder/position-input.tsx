import { useState } from 'react'
import styles from './reorder-list.module.css'

interface PositionInputProps {
  label: string
  /** Zero-based position. */
  place: number
  onMove: (to: number) => void
}

/** Editable position in the list, faster than moving step by step. */
export function PositionInput({ label, place, onMove }: PositionInputProps) {
  const shown = String(place + 1)
  const [typed, setTyped] = useState<string>()
  const move = () => {
    setTyped(undefined)
    const to = Number(typed)
    if (typed !== undefined && Number.isInteger(to) && to >= 1) onMove(to - 1)
  }
  return (
    <input
      className={`input num text-center keeps-size ${styles.reorderPlace}`}
      inputMode="numeric"
      maxLength={4}
      aria-label={label}
      value={typed ?? shown}
      onFocus={event => event.target.select()}
      onChange={event => setTyped(event.target.value.replace(/\D/g, ''))}
      onBlur={move}
      onKeyDown={event => {
        if (event.key === 'Enter') move()
        if (event.key !== 'Escape' || typed === undefined) return
        event.preventDefault()
        setTyped(undefined)
      }}
    />
  )
}
