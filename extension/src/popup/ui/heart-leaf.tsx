/** The product's logo. */
export function HeartLeaf() {
  return <img className="mark" src="/art/mark.svg" alt="" />
}
