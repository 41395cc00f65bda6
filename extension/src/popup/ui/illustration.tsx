/** A decorative illustration, loaded as a file to keep the bundle small. */
export function Illustration({ of }: { of: 'connect' | 'done' | 'nothing' }) {
  return <img className="art" src={`/art/${of}.svg`} alt="" />
}
