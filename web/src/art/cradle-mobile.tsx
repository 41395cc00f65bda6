/** A mobile over a cradle: waiting for the first items. Decorative. */
export function CradleMobile({ className = 'illu' }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 240 180" aria-hidden="true">
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
      <path
        transform="translate(44 98) scale(1.15)"
        d="M0-10 2.8-3.1 10-2.6 4.5 2.2 6.2 9.4 0 5.5-6.2 9.4-4.5 2.2-10-2.6-2.8-3.1Z"
        fill="var(--art-apricot)"
        stroke="var(--art-apricot)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <g transform="translate(82 118)">
        <path
          transform="translate(-14 8) rotate(-10) scale(0.9)"
          d="M0 0C5-13 20-20 40-15 37 4 17 12 0 0Z"
          fill="var(--moss-graphic)"
        />
        <path
          transform="translate(-14 8) rotate(-10) scale(0.9)"
          d="M0 0C12-3 22-8 34-12"
          fill="none"
          stroke="var(--moss-soft)"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
      </g>
      <path
        transform="translate(118 84) scale(1.75)"
        d="M6-14A14.5 14.5 0 1 0 13 9 12.5 12.5 0 0 1 6-14Z"
        fill="var(--moss-soft)"
      />
      <path
        transform="translate(158 108) scale(1.5)"
        d="M0 8C-12 0-11-9-5.5-9-2.5-9-.8-7 0-5.400.8-7 2.5-9 5.5-9 11-9 12 0 0 8Z"
        fill="var(--rose-decor)"
      />
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
