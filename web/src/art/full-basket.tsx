import { LeafTwig } from './leaf-twig.tsx'

/** A basket with a blanket in it: something to pass on. Decorative. */
export function FullBasket() {
  return (
    <svg className="illu" viewBox="0 0 144 112" aria-hidden="true">
      <ellipse cx="72" cy="100" rx="58" ry="7" fill="var(--sunken)" />
      <circle cx="72" cy="52" r="42" fill="var(--apricot-bg)" />
      <path d="M40 54c0-12 10-22 22-22h22c12 0 20 10 20 22z" fill="var(--rose-decor)" />
      <path d="M50 54c0-10 6-16 16-16h14c12 0 18 8 18 16z" fill="var(--rose-soft)" />
      <circle cx="62" cy="46" r="2" fill="var(--surface)" />
      <circle cx="72" cy="44" r="2" fill="var(--surface)" />
      <circle cx="82" cy="47" r="2" fill="var(--surface)" />
      <path d="M32 54h80l-7 36a8 8 0 0 1-8 7H47a8 8 0 0 1-8-7z" fill="var(--action)" />
      <path
        d="M38 66h68M40 78h64M52 56l3 40M72 56v40M92 56l-3 40"
        stroke="var(--moss-soft)"
        strokeWidth="2"
        opacity=".55"
      />
      <rect x="28" y="50" width="88" height="8" rx="4" fill="var(--ink)" />
      <LeafTwig x={124} />
    </svg>
  )
}
