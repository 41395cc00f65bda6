/** The key that does the same as the button it stands in. */
export function Kbd({ of }: { of: string }) {
  return (
    <span className="kbd" aria-hidden="true">
      {of}
    </span>
  )
}
