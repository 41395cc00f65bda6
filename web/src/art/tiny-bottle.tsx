/** The footer's bottle as a drawing; screen readers get the emoji beside it. */
export function TinyBottle() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        d="M9.5 6.5c0-2 1-2 1-3.7a1.5 1.5 0 0 1 3 0c0 1.7 1 1.7 1 3.7Z"
        fill="var(--rose-decor)"
      />
      <rect x="8" y="6.5" width="8" height="3" rx="1" fill="var(--moss-graphic)" />
      <path
        d="M8 9.5h8l1 2.5v8a2.5 2.5 0 0 1-2.5 2.5h-5A2.5 2.5 0 0 1 7 20v-8Z"
        fill="var(--moss-soft)"
      />
    </svg>
  )
}
