/**
 * Skip link to the main content. In a landmark of its own, because it may follow a banner that comes
 * first in the page.
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
