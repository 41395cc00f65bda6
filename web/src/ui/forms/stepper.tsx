import { Minus, Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import styles from './stepper.module.css'

const KEYS: Partial<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

interface StepperProps extends ComponentProps<'input'> {
  /** `wide` fills its column and separates field and buttons by lines. */
  look?: 'wide'
  /** Labels of the buttons. */
  less: string
  more: string
  /** Whether the limit in this direction is reached. */
  isMin: boolean
  isMax: boolean
  onStep: (by: 1 | -1) => void
}

/** Text field for a number of at most two digits, with buttons and arrow keys. */
export function Stepper({ look, less, more, isMin, isMax, onStep, ...input }: StepperProps) {
  // aria-disabled at the limit, so that the focus is not lost.
  const button = (label: string, isOff: boolean, by: 1 | -1, Icon: typeof Plus) => (
    <button type="button" aria-label={label} aria-disabled={isOff} onClick={() => onStep(by)}>
      <Icon className={look ? 'icon' : 'icon icon-16'} aria-hidden="true" />
    </button>
  )
  return (
    <span className={classNames(styles.stepper, look && styles.wide)}>
      {button(less, isMin, -1, Minus)}
      <input
        className={classNames('input num', styles.field)}
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
