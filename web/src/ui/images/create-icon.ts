import { type ComponentProps, createElement } from 'react'

/** An icon as lucide-react defines it: its name, and the elements of its SVG with their attributes. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

const LOOK = {
  ...{ width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor' },
  ...{ strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' },
  'aria-hidden': true,
} as const

/**
 * Replaces `createLucideIcon` of lucide-react in the build: a long list has hundreds of icons, and this one takes a
 * fraction of the bytes and of the time. Sizes and colours are set by style sheets.
 */
export function createIcon({ node }: IconData) {
  // The same elements for each use, which React does not compare again.
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon(props: ComponentProps<'svg'>) {
    return createElement('svg', { ...LOOK, ...props }, shapes)
  }
}
