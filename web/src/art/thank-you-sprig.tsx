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

/** A leaf, placed by an SVG transform; with `vein`, the colour of its vein. */
function Leaf({ at, fill, vein }: { at: string; fill: string; vein?: string }) {
  return (
    <>
      <path transform={at} d="M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z" fill={fill} />
      {vein && (
        <path
          transform={at}
          d="M0 0C12-3 22-8 34-12"
          fill="none"
          stroke={vein}
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      )}
    </>
  )
}

/** A heart, placed by an SVG transform. */
function Heart({ at }: { at: string }) {
  return (
    <path
      transform={at}
      d="M0 8C-12 0-11-9-5.5-9-2.5-9-.8-7 0-5.400.8-7 2.5-9 5.5-9 11-9 12 0 0 8Z"
      fill="var(--rose-decor)"
    />
  )
}
