import { Check } from 'lucide-react'
import type { ReactNode } from 'react'

interface PictureTileProps {
  /** Of the group: the arrow keys go from one tile to the next. */
  name: string
  label: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

/** One picture to choose. */
export function PictureTile({ name, label, isChosen, onChoose, children }: PictureTileProps) {
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
