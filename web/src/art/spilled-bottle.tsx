/** A bottle that tipped over: something went wrong, nothing is lost. Decorative. */
export function SpilledBottle() {
  return (
    <svg className="illu" viewBox="0 0 144 112" aria-hidden="true">
      <ellipse cx="72" cy="100" rx="58" ry="7" fill="var(--sunken)" />
      <circle cx="72" cy="50" r="42" fill="var(--rose-bg)" />
      <path
        d="M20 96c0-6 12-9 30-9s40 1 40 7-14 8-36 8-34-1-34-6z"
        fill="var(--sky-bg)"
        stroke="var(--sky-text)"
        strokeOpacity=".35"
      />
      <g transform="rotate(-62 84 66)">
        <path d="M78 26c0-9 2-13 6-13s6 4 6 13z" fill="var(--rose-decor)" />
        <rect x="70" y="26" width="28" height="9" rx="3" fill="var(--action)" />
        <rect
          x="66"
          y="35"
          width="36"
          height="56"
          rx="10"
          fill="var(--surface)"
          stroke="var(--line-strong)"
          strokeWidth="2"
        />
        <path
          d="M86 50h10M89 59h7M86 68h10M89 77h7"
          stroke="var(--action)"
          strokeWidth="2"
          strokeLinecap="round"
        />
      </g>
      <path
        d="M36 66c-2 4-4 6-4 9a4 4 0 0 0 8 0c0-3-2-5-4-9z"
        fill="var(--sky-text)"
        opacity=".5"
      />
    </svg>
  )
}
