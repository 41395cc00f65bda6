import { classNames } from '../class-names.ts'

export interface LayoutLook {
  /** Distance between the children in pixels. */
  gap?: 2 | 4 | 6 | 8 | 10 | 12 | 14 | 16 | 20 | 24 | 28 | 32 | 40
  /** Position of the children along the main axis. */
  justify?: 'start' | 'center' | 'end' | 'between'
}

/** Returns the class names of a stack or a row. */
export function layoutClass(
  base: string,
  { gap, justify, align }: LayoutLook & { align?: string | undefined },
  className?: string,
): string {
  return classNames(
    base,
    gap && `gap-${gap}`,
    align && `align-${align}`,
    justify && `justify-${justify}`,
    className,
  )
}
