const LEAF = 'M0 0c7-7 7-17 0-25-7 8-7 18 0 25z'

const LEAVES = [
  { place: 'translate(2 -40) rotate(4) scale(0.7)', fill: 'var(--action)' },
  { place: 'translate(3 -26) rotate(48) scale(0.62)', fill: 'var(--action)' },
  { place: 'translate(3 -20) rotate(-46) scale(0.62)', fill: 'var(--moss-soft)' },
  { place: 'translate(2 -9) rotate(52) scale(0.55)', fill: 'var(--moss-soft)' },
  { place: 'translate(2 -5) rotate(-50) scale(0.55)', fill: 'var(--action)' },
]

interface LeafTwigProps {
  /** Horizontal position of the stem. */
  x: number
  isMirrored?: boolean
}

/** A twig with five leaves, for the edges of a drawing. */
export function LeafTwig({ x, isMirrored = false }: LeafTwigProps) {
  return (
    <g transform={`translate(${x} 98) scale(${isMirrored ? -1 : 1} 1)`}>
      <path
        d="M0 0C4-14 5-26 2-42"
        stroke="var(--action)"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      {LEAVES.map(({ place, fill }) => (
        <path key={place} transform={place} d={LEAF} fill={fill} />
      ))}
    </g>
  )
}
