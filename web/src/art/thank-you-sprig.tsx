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
      <path
        transform="translate(120 150) rotate(-4) scale(1.15)"
        d="M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z"
        fill="var(--moss-soft)"
      />
      <path
        transform="translate(120 150) rotate(-4) scale(1.15)"
        d="M0 0C12-3 22-8 34-12"
        fill="none"
        stroke="var(--moss-graphic)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <g transform="translate(240 0) scale(-1 1)">
        <path
          transform="translate(120 140) rotate(-4) scale(1.15)"
          d="M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z"
          fill="var(--moss-graphic)"
        />
        <path
          transform="translate(120 108) rotate(-12) scale(1.05)"
          d="M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z"
          fill="var(--moss-soft)"
        />
        <path
          transform="translate(120 108) rotate(-12) scale(1.05)"
          d="M0 0C12-3 22-8 34-12"
          fill="none"
          stroke="var(--moss-graphic)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <path
          transform="translate(120 76) rotate(-22) scale(0.9)"
          d="M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z"
          fill="var(--moss-graphic)"
        />
      </g>
      <path
        transform="translate(120 118) rotate(-12) scale(1.05)"
        d="M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z"
        fill="var(--moss-graphic)"
      />
      <path
        transform="translate(120 88) rotate(-20) scale(0.95)"
        d="M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z"
        fill="var(--moss-soft)"
      />
      <path
        transform="translate(120 88) rotate(-20) scale(0.95)"
        d="M0 0C12-3 22-8 34-12"
        fill="none"
        stroke="var(--moss-graphic)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        transform="translate(120 60) rotate(-30) scale(0.75)"
        d="M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z"
        fill="var(--moss-graphic)"
      />
      <path d="M120 34C112 24 112 12 120 4c8 8 8 20 0 30Z" fill="var(--moss-soft)" />
      <path
        transform="translate(66 64) scale(0.8)"
        d="M0 8C-12 0-11-9-5.5-9-2.5-9-.8-7 0-5.400.8-7 2.5-9 5.5-9 11-9 12 0 0 8Z"
        fill="var(--rose-decor)"
      />
      <path
        transform="translate(178 46) scale(0.6)"
        d="M0 8C-12 0-11-9-5.5-9-2.5-9-.8-7 0-5.400.8-7 2.5-9 5.5-9 11-9 12 0 0 8Z"
        fill="var(--rose-decor)"
      />
      <circle cx="52" cy="110" r="3" fill="var(--rose-soft)" />
      <circle cx="190" cy="100" r="3" fill="var(--rose-soft)" />
      <circle cx="88" cy="30" r="2.5" fill="var(--rose-decor)" />
    </svg>
  )
}
