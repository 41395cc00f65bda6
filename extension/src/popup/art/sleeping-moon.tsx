/** A moon asleep on a cloud: nothing was found. */
export function SleepingMoon() {
  return (
    <svg className="art" viewBox="0 0 144 112" aria-hidden="true">
      <ellipse cx="72" cy="100" rx="58" ry="7" fill="var(--sunken)" />
      <circle cx="72" cy="50" r="42" fill="var(--plum-bg)" />
      <path d="M86 22a30 30 0 1 0 16 40 25 25 0 0 1-16-40z" fill="var(--rose-soft)" />
      <path
        d="M58 48q4 4 8 0M72 54q4 4 8 0"
        stroke="var(--ink)"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <path
        d="M40 96c-9 0-14-5-14-11s5-10 11-10c2-8 9-12 16-12 8 0 14 5 16 12 7-1 13 4 13 10s-5 11-13 11z"
        fill="var(--surface)"
        stroke="var(--line-strong)"
        strokeWidth="2"
      />
      <path d="M110 19v10M105 24h10" stroke="var(--action)" strokeWidth="2" strokeLinecap="round" />
      <path d="M120 43v10M115 48h10" stroke="var(--action)" strokeWidth="2" strokeLinecap="round" />
      <path d="M30 25v10M25 30h10" stroke="var(--action)" strokeWidth="2" strokeLinecap="round" />
      <path d="M102 79v10M97 84h10" stroke="var(--action)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
