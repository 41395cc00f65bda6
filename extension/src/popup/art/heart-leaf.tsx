/** The mark of the product: half a heart, half a leaf. */
export function HeartLeaf() {
  return <img className="mark" src="/art/mark.svg" alt="" />
}
