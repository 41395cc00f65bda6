import { createElement, type ReactElement } from 'react'

/**
 * Props of Text, Stack, Inline and Card. Each is a class that sets one declaration, in layout.css and
 * text.css; those below `Owner's area` are in looks.css, which public pages do not load.
 */
export interface Look {
  className?: string | undefined
  /** Distance between the children in pixels. */
  gap?: 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32 | 40 | undefined
  /** Position of the children across the main axis, which they fill otherwise. */
  align?: 'start' | 'center' | 'end' | 'baseline' | undefined
  /** Position of the children along the main axis. */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /** Whether children of Inline that do not fit continue on the next line. `pretty` text avoids a single word on the last line. */
  wrap?: boolean | 'pretty' | undefined
  /** Font size in pixels at the default text size, with its line height. Sets the weight to 400. */
  size?: 12 | 14 | 16 | 18 | 20 | undefined
  tone?: 'ink' | 'muted' | 'faint' | 'danger' | 'warning' | 'success' | 'accent' | undefined
  weight?: 400 | 500 | 600 | undefined
  /** Digits of equal width, for numbers that change or are listed below each other. */
  isNumeric?: boolean | undefined
  /** Whether words that are too long for the line break. */
  canBreak?: boolean | undefined
  /** Distance from the element above in pixels. Public pages: up to 8, and 12. */
  above?: 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32 | undefined

  // Owner's area
  /** Distance from the element below in pixels. */
  below?: 4 | 8 | 12 | 16 | 20 | 24 | undefined
  /** Distance between the border and the content in pixels. */
  pad?: 8 | 10 | 12 | 16 | 20 | 24 | undefined
  /** Line at the upper or lower border, or between the children. */
  line?: 'above' | 'below' | 'between' | undefined
  /** Background. */
  fill?: 'sunken' | 'surface' | undefined
  /** Radius of the corners in pixels. */
  radius?: 8 | 10 | 12 | 16 | undefined
  textAlign?: 'start' | 'center' | 'end' | undefined
  /** Whether line breaks of the text are shown. */
  keepsLines?: boolean | undefined
  /** Lines after which the text is cut off. */
  lines?: 2 | 3 | undefined
  /** Whether it takes the remaining width of its Inline. */
  grows?: boolean | undefined
  /** Whether it may be narrower than its longest word. */
  canShrink?: boolean | undefined
  /** Whether it keeps its width in an Inline that is too narrow. */
  isRigid?: boolean | undefined
  isWide?: boolean | undefined
  /** Whether each child of a Stack is in the middle of its cell. */
  isCentred?: boolean | undefined
  /** Whether the column of a Stack may be narrower than its longest word. */
  fits?: boolean | undefined
}

const CLASSES: Record<string, string> = {
  gap: 'gap',
  align: 'align',
  justify: 'justify',
  wrap: 'wrap',
  size: 'text',
  weight: 'weight',
  tone: 'tone',
  isNumeric: 'num',
  canBreak: 'breaks',
  above: 'above',
  below: 'below',
  pad: 'pad',
  line: 'line',
  fill: 'fill',
  radius: 'radius',
  textAlign: 'text',
  keepsLines: 'pre-line',
  lines: 'lines',
  grows: 'grows',
  canShrink: 'shrinks',
  isRigid: 'rigid',
  isWide: 'full-width',
  isCentred: 'centred',
  fits: 'fits',
}

/** Renders the element `as`, by default `name`, with a class for each prop of Look. */
export function styledElement(base: string, name: string, props: object): ReactElement {
  const { as = name, className = '', ...rest } = props as Record<string, unknown>
  let names = base
  for (const prop in CLASSES) {
    const value = rest[prop]
    if (value) names += ` ${CLASSES[prop]}${value === true ? '' : `-${value}`}`
    delete rest[prop]
  }
  return createElement(as as string, {
    className: `${names} ${className}`.trim() || undefined,
    ...rest,
  })
}
