import { Heart, Leaf } from './shapes.tsx'

/** A sprig with hearts: thanks and arrivals. Decorative. */
export function ThankYouSprig({ className = 'illu' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 180" aria-hidden="true">
      <path
        d="M120 170C118 130 122 84 120 30"
        fill="none"
        stroke="var(--moss-graphic)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Leaf
        at="translate(120 150) rotate(-4) scale(1.15)"
        fill="var(--moss-soft)"
        vein="var(--moss-graphic)"
      />
      <g transform="translate(240 0) scale(-1 1)">
        <Leaf at="translate(120 140) rotate(-4) scale(1.15)" fill="var(--moss-graphic)" />
        <Leaf
          at="translate(120 108) rotate(-12) scale(1.05)"
          fill="var(--moss-soft)"
          vein="var(--moss-graphic)"
        />
        <Leaf at="translate(120 76) rotate(-22) scale(0.9)" fill="var(--moss-graphic)" />
      </g>
      <Leaf at="translate(120 118) rotate(-12) scale(1.05)" fill="var(--moss-graphic)" />
      <Leaf
        at="translate(120 88) rotate(-20) scale(0.95)"
        fill="var(--moss-soft)"
        vein="var(--moss-graphic)"
      />
      <Leaf at="translate(120 60) rotate(-30) scale(0.75)" fill="var(--moss-graphic)" />
      <path d="M120 34C112 24 112 12 120 4c8 8 8 20 0 30Z" fill="var(--moss-soft)" />
      <Heart at="translate(66 64) scale(0.8)" />
      <Heart at="translate(178 46) scale(0.6)" />
      <circle cx="52" cy="110" r="3" fill="var(--rose-soft)" />
      <circle cx="190" cy="100" r="3" fill="var(--rose-soft)" />
      <circle cx="88" cy="30" r="2.5" fill="var(--rose-decor)" />
    </svg>
  )
}
