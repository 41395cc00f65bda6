import { LeafTwig } from './leaf-twig.tsx'

/** A pram between leaves: waiting for the first thing. Decorative. */
export function WaitingPram() {
  return (
    <svg className="illu" viewBox="0 0 144 112" aria-hidden="true">
      <ellipse cx="72" cy="100" rx="58" ry="7" fill="var(--sunken)" />
      <circle cx="72" cy="52" r="44" fill="var(--rose-bg)" />
      <path
        d="M96 58l11-20h9"
        stroke="var(--ink)"
        strokeWidth="3.500"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M38 57h60c0 17-11 27-26 27h-8c-15 0-26-10-26-27z" fill="var(--action)" />
      <path d="M38 53a30 30 0 0 1 30-30v30z" fill="var(--rose-decor)" />
      <path
        d="M68 23v30M68 53L46 33M68 53l-29-7"
        stroke="var(--rose)"
        strokeWidth="1.500"
        opacity=".5"
      />
      <rect x="35" y="51" width="66" height="6" rx="3" fill="var(--ink)" />
      <circle cx="52" cy="93" r="8" fill="var(--surface)" stroke="var(--ink)" strokeWidth="3.500" />
      <circle cx="86" cy="93" r="8" fill="var(--surface)" stroke="var(--ink)" strokeWidth="3.500" />
      <path
        d="M69 72c-5-3.500-7.500-6-7.500-9a4 4 0 0 1 7.500-1.600A4 4 0 0 1 76.500 63c0 3-2.500 5.500-7.500 9z"
        fill="var(--rose-soft)"
      />
      <LeafTwig x={122} />
      <LeafTwig x={20} isMirrored />
    </svg>
  )
}
