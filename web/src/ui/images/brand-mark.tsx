import { PRODUCT_NAME } from '@registry/shared/messages/pages'
/** Logo: a heart with a leaf. Decorative, because the name is beside it. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 30 30" aria-hidden="true">
      <path d="M15 27C7.5 21.8 3 16.8 3 11.3A6.3 6.3 0 0 1 15 8.8z" fill="var(--action)" />
      <path d="M15 27c7.5-5.2 12-10.2 12-15.7A6.3 6.3 0 0 0 15 8.8z" fill="var(--rose)" />
      <path
        d="M15 8.8V27M15 20.5l-5-4.8M15 16.5l4.6-4.3"
        stroke="var(--surface)"
        strokeWidth="1.4"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Logo and product name, for headers and menus. */
export function Brand({ href }: { href?: string }) {
  const inside = (
    <>
      <BrandMark />
      <span className="brand-name">{PRODUCT_NAME}</span>
    </>
  )
  return href ? (
    <a className="brand" href={href}>
      {inside}
    </a>
  ) : (
    <span className="brand">{inside}</span>
  )
}
