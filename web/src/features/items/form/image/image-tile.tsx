import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './image-picker.module.css'

interface ImageTileProps {
  /** Name of the radio group; the arrow keys move between its tiles. */
  name: string
  label: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** Radio button with an image. */
export function ImageTile({ name, label, isChosen, onChoose, children }: ImageTileProps) {
  return (
    <label className={`thumbnail relative ${styles.pick}`}>
      <input
        type="radio"
        className="vh"
        name={name}
        aria-label={label}
        checked={isChosen}
        onChange={onChoose}
      />
      {children}
      {isChosen && (
        <i className="chosen-mark">
          <Check className="icon icon-16" aria-hidden="true" />
        </i>
      )}
    </label>
  )
}
