/** A sleeping moon: a pause. Decorative. */
export function SleepingMoon() {
  return (
    <svg className="illu" viewBox="0 0 240 180" aria-hidden="true">
      <path d="M134 18a66 66 0 1 0 58 96A56 56 0 0 1 134 18Z" fill="var(--moss-soft)" />
      <path
        d="M96 92c5 5 12 5 17 0M128 104c5 5 12 5 17 0M110 116c3 4 8 5 12 3"
        fill="none"
        stroke="var(--moss-graphic)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="93" cy="106" r="6" fill="var(--rose-decor)" opacity=".7" />
      <circle cx="141" cy="120" r="6" fill="var(--rose-decor)" opacity=".7" />
      <path
        d="M42 160a15 15 0 0 1 4-29 20 20 0 0 1 37-2 16 16 0 0 1 23 10 11 11 0 0 1 2 21Z"
        fill="var(--rose-soft)"
      />
      <Star at="translate(186 40) scale(0.8)" />
      <Star at="translate(206 78) scale(0.5)" />
      <Star at="translate(60 36) scale(0.55)" />
      <path
        d="M164 34h12l-12 14h12M186 14h8l-8 9h8"
        transform="translate(-18 8)"
        fill="none"
        stroke="var(--ink-2)"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}

/**
 * A star, placed by an SVG transform. Not the shared one, because static message pages draw it and the chunk of the
 * shared shapes belongs to the registry page.
 */
function Star({ at }: { at: string }) {
  return (
    <path
      transform={at}
      d="M0-10 2.8-3.1 10-2.6 4.5 2.2 6.2 9.4 0 5.5-6.2 9.4-4.5 2.2-10-2.6-2.8-3.1Z"
      fill="var(--art-apricot)"
      stroke="var(--art-apricot)"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  )
}
