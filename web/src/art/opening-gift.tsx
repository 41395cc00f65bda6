import { LeafTwig } from './leaf-twig.tsx'

/** A gift being unwrapped: something is on its way. Decorative. */
export function OpeningGift() {
  return (
    <svg className="illu" viewBox="0 0 144 112" aria-hidden="true">
      <ellipse cx="72" cy="100" rx="58" ry="7" fill="var(--sunken)" />
      <circle cx="72" cy="52" r="42" fill="var(--moss-bg)" />
      <path d="M36 48l36-14 36 14v34L72 96 36 82z" fill="var(--rose-soft)" />
      <path d="M72 62v34L36 82V48z" fill="var(--rose-decor)" />
      <path
        d="M36 48l36 14 36-14"
        stroke="var(--rose)"
        strokeWidth="1.5"
        fill="none"
        opacity=".6"
      />
      <path d="M54 41l36 14v14" stroke="var(--action)" strokeWidth="6" fill="none" />
      <path
        d="M72 34c-9-13-20-9-15-2s11 3 15 2zm0 0c9-13 20-9 15-2s-11 3-15 2z"
        fill="var(--action)"
      />
      <LeafTwig x={122} />
    </svg>
  )
}
