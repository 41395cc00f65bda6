const SMALL = ['found-heart', 'full-basket', 'opening-gift', 'shop-window', 'waiting-pram'] as const
const LARGE = [
  'cradle-mobile',
  'folded-blanket',
  'passed-box',
  'thank-you-sprig',
  'tumbled-blocks',
] as const

export const ILLUSTRATIONS = [...SMALL, ...LARGE]
type IllustrationName = (typeof ILLUSTRATIONS)[number]

const small: readonly string[] = SMALL

/**
 * Drawing of `/icons/symbols.svg` in the colours of the theme. Decorative: without the file, only the drawing is
 * missing.
 */
export function Illustration({
  of,
  className = 'illu',
}: {
  of: IllustrationName
  className?: string | undefined
}) {
  const size = small.includes(of) ? '144 112' : '240 180'
  return (
    <svg className={className} viewBox={`0 0 ${size}`} aria-hidden="true">
      <use href={`/icons/symbols.svg#${of}`} />
    </svg>
  )
}
