import { Leaf } from './shapes.tsx'

const LEAVES = [
  'translate(205 155) rotate(-66) scale(1.15)',
  'translate(170 131) rotate(-64) scale(1.2)',
  'translate(137 103) rotate(-66) scale(1.15)',
  'translate(108 72) rotate(-70)',
  'translate(90 45) rotate(-76) scale(0.75)',
  'translate(190 145) rotate(-126) scale(1.2 -1.2) rotate(20)',
  'translate(155 119) rotate(-124) scale(1.2 -1.2) rotate(20)',
  'translate(124 90) rotate(-120) scale(1.1 -1.1) rotate(20)',
  'translate(100 60) rotate(-114) scale(0.9 -0.9) rotate(20)',
  'translate(84 34) rotate(-98) scale(0.6)',
]

/** The leaf behind the page's title. Decorative. */
export function HeroSprig({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 180" aria-hidden="true">
      <path
        d="M232 176C200 150 132 120 84 34"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      {LEAVES.map(place => (
        <Leaf key={place} at={place} fill="currentColor" />
      ))}
    </svg>
  )
}
