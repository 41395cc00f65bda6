/** A heart between two twigs: it is done. */
export function HeartWithLeaves() {
  return (
    <svg className="art" viewBox="0 0 144 112" aria-hidden="true">
      <ellipse cx="72" cy="100" rx="58" ry="7" fill="var(--sunken)" />
      <circle cx="72" cy="52" r="42" fill="var(--moss-bg)" />
      <path
        d="M72 74C54 62 44 51 44 40a15 15 0 0 1 28-6 15 15 0 0 1 28 6c0 11-10 22-28 34z"
        fill="var(--rose-decor)"
      />
      <path
        d="M60 44l9 9 17-18"
        stroke="var(--surface)"
        strokeWidth="5"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform="translate(30 98) scale(-1 1)">
        <Twig />
      </g>
      <g transform="translate(114 98) scale(1 1)">
        <Twig />
      </g>
    </svg>
  )
}

/** Where a leaf sits on the twig, and its colour. */
const LEAVES = [
  ['translate(2 -40) rotate(4) scale(0.7)', 'var(--action)'],
  ['translate(3 -26) rotate(48) scale(0.62)', 'var(--action)'],
  ['translate(3 -20) rotate(-46) scale(0.62)', 'var(--moss-soft)'],
  ['translate(2 -9) rotate(52) scale(0.55)', 'var(--moss-soft)'],
  ['translate(2 -5) rotate(-50) scale(0.55)', 'var(--action)'],
] as const

function Twig() {
  return (
    <>
      <path
        d="M0 0C4-14 5-26 2-42"
        stroke="var(--action)"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      {LEAVES.map(([place, colour]) => (
        <path key={place} transform={place} d="M0 0c7-7 7-17 0-25-7 8-7 18 0 25z" fill={colour} />
      ))}
    </>
  )
}
