/** A picture that says no more than the words under it; a file, so that its outlines are no script. */
export function Art({ of }: { of: 'connect' | 'done' | 'nothing' }) {
  return <img className="art" src={`/art/${of}.svg`} alt="" />
}
