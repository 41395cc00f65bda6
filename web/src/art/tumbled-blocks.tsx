/** Blocks that fell over: something went wrong. Decorative. */
export function TumbledBlocks({ className = 'illu' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 180" aria-hidden="true">
      <ellipse cx="120" cy="160" rx="84" ry="6" fill="var(--line)" />
      <rect x="58" y="104" width="54" height="54" rx="9" fill="var(--moss-soft)" />
      <g transform="rotate(14 152 128)">
        <rect x="126" y="100" width="54" height="54" rx="9" fill="var(--rose-soft)" />
        <path
          transform="translate(153 128) scale(1.7)"
          d="M0 8C-12 0-11-9-5.5-9-2.5-9-.8-7 0-5.400.8-7 2.5-9 5.5-9 11-9 12 0 0 8Z"
          fill="var(--rose-decor)"
        />
      </g>
      <g transform="rotate(-11 104 74)">
        <rect
          x="76"
          y="46"
          width="54"
          height="54"
          rx="9"
          fill="var(--surface)"
          stroke="var(--moss-graphic)"
          strokeWidth="3"
        />
        <path
          transform="translate(103 74) scale(1.5)"
          d="M0-10 2.8-3.1 10-2.6 4.5 2.2 6.2 9.4 0 5.5-6.2 9.4-4.5 2.2-10-2.6-2.8-3.1Z"
          fill="var(--art-apricot)"
          stroke="var(--art-apricot)"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </g>
      <path
        transform="translate(72 140) rotate(-26) scale(0.75)"
        d="M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z"
        fill="var(--moss-graphic)"
      />
      <path
        d="M60 60l-10-8M62 44l-6-12M148 62l12-6M146 46l8-12"
        stroke="var(--ink-2)"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  )
}
