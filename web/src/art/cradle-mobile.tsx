import { Heart, Leaf, Star } from './shapes.tsx'

/** A mobile over a cradle: waiting for the first items. Decorative. */
export function CradleMobile() {
  return (
    <svg className="illu" viewBox="0 0 240 180" aria-hidden="true">
      <path d="M120 6v20" stroke="var(--ink-2)" strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M40 44C80 16 160 16 200 44"
        fill="none"
        stroke="var(--moss-graphic)"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="120" cy="24" r="5" fill="var(--moss-graphic)" />
      <path
        d="M44 42v46M82 29v70M120 26v34M158 29v64M196 42v40"
        stroke="var(--ink-2)"
        strokeWidth="1.6"
      />
      <Star at="translate(44 98) scale(1.15)" />
      <Leaf
        at="translate(82 118) translate(-14 8) rotate(-10) scale(0.9)"
        fill="var(--moss-graphic)"
        vein="var(--moss-soft)"
      />
      <path
        transform="translate(118 84) scale(1.75)"
        d="M6-14A14.5 14.5 0 1 0 13 9 12.5 12.5 0 0 1 6-14Z"
        fill="var(--moss-soft)"
      />
      <Heart at="translate(158 108) scale(1.5)" />
      <path
        d="M180 108a11 11 0 0 1 3-21 14 14 0 0 1 26 2 10 10 0 0 1 1 19Z"
        fill="var(--rose-soft)"
      />
      <circle cx="62" cy="150" r="3" fill="var(--rose-soft)" />
      <circle cx="130" cy="146" r="3" fill="var(--moss-soft)" />
      <circle cx="186" cy="150" r="3" fill="var(--rose-decor)" />
    </svg>
  )
}
