/**
 * The leaf behind the page's title. Decorative. In the file of the category icons, which a registry loads anyway: a
 * browser fetches it also while it is hidden.
 */
export function HeroSprig({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 240 180" aria-hidden="true">
      <use href="/icons/symbols.svg#hero-sprig" />
    </svg>
  )
}
