import { LeafTwig } from './leaf-twig.tsx'

/** A heart with a check: the end of a list or a success. Decorative. */
export function FoundHeart() {
  return (
    <svg className="illu" viewBox="0 0 144 112" aria-hidden="true">
      <ellipse cx="72" cy="100" rx="58" ry="7" fill="var(--sunken)" />
      <circle cx="72" cy="52" r="42" fill="var(--moss-bg)" />
      <path
        d="M72 74C54 62 44 51 44 40a15 15 0 0 1 28-6 15 15 0 0 1 28 6c0 11-10 22-28 34z"
        fill="var(--rose-decor)"
      />
      <path
        d="M60 44l9 9 17-18"
        stroke="var(--rose-text)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <LeafTwig x={30} isMirrored />
      <LeafTwig x={114} />
    </svg>
  )
}
