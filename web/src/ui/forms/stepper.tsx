import { Minus, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'

const KEYS: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

interface StepperProps extends ComponentProps<'input'> {
  /** Class of the frame around field and buttons. */
  className: string | undefined
  /** Labels of the buttons. */
  less: string
  more: string
  /** Whether the limit in this direction is reached. */
  isMin: boolean
  isMax: boolean
  iconClass?: string
  onStep: (by: 1 | -1) => void
}

/** Text field for a number of at most two digits, with buttons and arrow keys. */
export function Stepper({
  className,
  less,
  more,
  isMin,
  isMax,
  iconClass,
  onStep,
  ...input
}: StepperProps) {
  // aria-disabled at the limit, so that the focus is not lost.
  const button = (label: string, isOff: boolean, by: 1 | -1, Icon: typeof Plus) => (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={() => onStep(by)}>
      <Icon className={iconClass ?? 'icon'} aria-hidden="true" />
    </button>
  )
  return (
    <span className={className}>
      {button(less, isMin, -1, Minus)}
      <input
        className="input num"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        onKeyDown={event => {
          const by = KEYS[event.key]
          if (!by) return
          event.preventDefault()
          onStep(by)
        }}
        {...input}
      />
      {button(more, isMax, 1, Plus)}
    </span>
  )
}
