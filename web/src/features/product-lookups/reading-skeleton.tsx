/** The form's shape while its values are on their way. */
export function ReadingSkeleton() {
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
