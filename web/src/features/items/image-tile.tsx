import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface ImageTileProps {
  /** Of the group: the arrow keys go from one tile to the next. */
  name: string
  label: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** One picture to choose. */
export function ImageTile({ name, label, isChosen, onChoose, children }: ImageTileProps) {
  return (
    <label className="pick">
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
        <i>
          <Check className="icon" aria-hidden="true" />
        </i>
      )}
    </label>
  )
}
