/** Line of a skeleton; its width approximates that of the text it stands for. */
export function Bone({ width }: { width: string }) {
  return <span className="bone" style={{ inlineSize: width }} />
}
