/**
 * Leads the keyboard past what stands before a page's contents. In a landmark of its own: it is not the
 * first link of a page that asks something before it.
 */
export function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <nav aria-label={children}>
      <a className="skip" href={`#${to}`}>
        {children}
      </a>
    </nav>
  )
}
