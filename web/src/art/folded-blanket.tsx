import { Heart, Star } from './shapes.tsx'

/** A folded blanket: nothing in this drawer. Decorative. */
export function FoldedBlanket() {
  return (
    <svg className="illu" viewBox="0 0 240 180" aria-hidden="true">
      <ellipse cx="120" cy="164" rx="80" ry="6" fill="var(--line)" />
      <path d="M56 92h128l-12 62a10 10 0 0 1-10 8H78a10 10 0 0 1-10-8Z" fill="var(--moss-soft)" />
      <path
        d="M62 112h116M66 132h108"
        stroke="var(--moss-graphic)"
        strokeWidth="2.5"
        opacity=".55"
      />
      <path
        d="M88 94l6 66M120 94v66M152 94l-6 66"
        stroke="var(--moss-graphic)"
        strokeWidth="2.5"
        opacity=".55"
      />
      <path d="M70 92c0-26 18-40 50-40s52 12 52 40Z" fill="var(--rose-decor)" />
      <path
        d="M120 52c34 0 52 14 52 40 0 22-6 36-16 42-4-12-22-10-26 4-10-20-18-58-10-86Z"
        fill="var(--rose-soft)"
      />
      <path
        d="M132 66c2 22 4 44 8 60M148 70c2 18 4 36 6 52"
        stroke="var(--rose-decor)"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <rect x="48" y="86" width="144" height="12" rx="6" fill="var(--moss-graphic)" />
      <Heart at="translate(196 52) scale(0.75)" />
      <Star at="translate(54 54) scale(0.6)" />
      <circle cx="74" cy="34" r="3" fill="var(--moss-soft)" />
    </svg>
  )
}
