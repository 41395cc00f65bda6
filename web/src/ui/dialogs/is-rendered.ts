/** Returns whether an element is neither in a hidden part of the page nor in closed details. */
export function isRendered(element: Element): boolean {
  // Safari lacks checkVisibility before 17.4.
  return element.checkVisibility?.() ?? element.getClientRects().length > 0
}
