/** Placeholder in the shape of the form while the lookup is pending. */
export function LookupSkeleton() {
  return (
    <div className="reading-bones" aria-hidden="true">
      <span className="bone" />
      <span className="bone is-half" />
      <span className="bone is-half" />
      <span className="bone is-tall" />
      <span className="bone is-picture" />
    </div>
  )
}
