import { Heart, Leaf, Star } from './shapes.tsx'

/** Blocks that fell over: something went wrong. Decorative. */
export function TumbledBlocks() {
  return (
    <svg className="illu" viewBox="0 0 240 180" aria-hidden="true">
      <ellipse cx="120" cy="160" rx="84" ry="6" fill="var(--line)" />
      <rect x="58" y="104" width="54" height="54" rx="9" fill="var(--moss-soft)" />
      <g transform="rotate(14 152 128)">
        <rect x="126" y="100" width="54" height="54" rx="9" fill="var(--rose-soft)" />
        <Heart at="translate(153 128) scale(1.7)" />
      </g>
      <g transform="rotate(-11 104 74)">
        <rect
          x="76"
          y="46"
          width="54"
          height="54"
          rx="9"
          fill="var(--surface)"
          stroke="var(--moss-graphic)"
          strokeWidth="3"
        />
        <Star at="translate(103 74) scale(1.5)" />
      </g>
      <Leaf at="translate(72 140) rotate(-26) scale(0.75)" fill="var(--moss-graphic)" />
      <path
        d="M60 60l-10-8M62 44l-6-12M148 62l12-6M146 46l8-12"
        stroke="var(--ink-2)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
