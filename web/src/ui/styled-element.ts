import { createElement, type ReactElement } from 'react'
import { classNames } from './class-names.ts'

/**
 * Props of Text, Stack, Inline and Card. Each is a class that sets one declaration, in layout.css,
 * text.css and looks.css; those of owner-looks.css are for the owner's area.
 */
export interface Look {
  className?: string | undefined
  /** Distance between the children in pixels, or between lines and between columns. */
  gap?:
    | (2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 32)
    | ('0-12' | '4-16' | '8-16' | '12-16')
    | undefined
  /** Position of the children across the main axis, which they fill otherwise. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined
  /** Position of the children along the main axis. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /** Whether children of Inline that do not fit continue on the next line. `pretty` text avoids a single word on the last line. */
  wrap?: boolean | 'pretty' | undefined
  /** Font size in pixels at the default text size, with its line height. Sets the weight to 400. */
  size?: 12 | 14 | 16 | 18 | 20 | undefined
  tone?: 'ink' | 'muted' | 'faint' | 'danger' | 'warning' | 'success' | 'accent' | undefined
  weight?: 500 | 600 | undefined
  /** Digits of equal width, for numbers that change or are listed below each other. */
  isNumeric?: boolean | undefined
  /** Whether words that are too long for the line break. */
  canBreak?: boolean | undefined
  /** Distance from the element above in pixels. */
  above?: 2 | 4 | 6 | 8 | 12 | 16 | 20 | 24 | 28 | 32 | undefined
  /** Distance from the element below in pixels. */
  below?: 4 | 8 | 12 | 16 | 20 | undefined
  /** Distance between the border and the content in pixels. Owner's area: `inset`, less on phones. */
  pad?: 8 | 12 | 16 | 20 | 'inset' | 'inset-top' | '12-inset' | '16-inset' | undefined
  /** Line at the upper or lower border, at all borders, or between the children. */
  line?: 'above' | 'below' | 'around' | 'between' | undefined
  /** Background. */
  fill?: 'surface' | 'sunken' | undefined
  /** Radius of the corners in pixels. */
  radius?: 10 | 12 | 16 | undefined
  textAlign?: 'start' | 'center' | 'end' | undefined
  /** Whether it takes the remaining width of its Inline. */
  grows?: boolean | undefined
  /** Whether it may be narrower than its longest word. */
  shrinks?: boolean | undefined
  /** Whether the children of a Stack are in the middle of their cells. */
  centres?: boolean | undefined
  /** Whether the column of a Stack may be narrower than its longest word. */
  fits?: boolean | undefined
}

/** Props of Look; the class begins with the name of the prop, or with the one after the colon. */
const PROPS =
  'gap align justify wrap:wraps size:text weight tone isNumeric:num canBreak:breaks above below pad line fill radius textAlign:text grows shrinks centres fits'
    .split(' ')
    .map(entry => entry.split(':'))

/** Renders the element `as`, by default `element`, with a class for each prop of Look. */
export function styledElement(base: string, element: string, props: object): ReactElement {
  const { as = element, className, ...rest } = props as Record<string, string | true | undefined>
  const looks = PROPS.map(([prop = '', name = prop]) => {
    const value = rest[prop]
    delete rest[prop]
    return value && (value === true ? name : `${name}-${value}`)
  })
  const names = classNames(base, ...looks, className as string | undefined)
  return createElement(as as string, { className: names || undefined, ...rest })
}
