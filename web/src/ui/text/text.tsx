import { createElement } from 'react'
import { classNames } from '../class-names.ts'
import type { ElementName, ElementProps } from '../element-props.ts'

interface TextLook {
  /** Font size in pixels at the default text size, with its line height. Sets the weight to 400. */
  size?: 12 | 14 | 16 | 18 | 20
  tone?: 'ink' | 'muted' | 'faint' | 'danger' | 'warning' | 'success' | 'accent'
  weight?: 400 | 500 | 600
  /** Digits of equal width, for numbers that change or are listed below each other. */
  isNumeric?: boolean
  /** Whether words that are too long for the line break. */
  canBreak?: boolean
  /** `pretty` avoids a single word on the last line. */
  wrap?: 'pretty'
  /** Distance from the element above in pixels. */
  above?: 2 | 4 | 6 | 8 | 12
}

/** Text in a `p` or the element `as`; without a prop it inherits size, colour and weight. */
export function Text<Name extends ElementName = 'p'>({
  as,
  size,
  tone,
  weight,
  isNumeric,
  canBreak,
  wrap,
  above,
  className,
  ...rest
}: ElementProps<Name, TextLook>) {
  const names = classNames(
    size && `text-${size}`,
    weight && `weight-${weight}`,
    tone && `tone-${tone}`,
    isNumeric && 'num',
    canBreak && 'breaks',
    wrap,
    above && `above-${above}`,
    className,
  )
  return createElement(as ?? 'p', { className: names || undefined, ...rest })
}
