/**
 * Returns computed `display: none` and `line-through` as an inline style attribute, which the extraction
 * rules read; undefined if neither applies. Stylesheets hide and strike prices under arbitrary class
 * names.
 */
export function readComputedStyle(element: Element): Record<string, string> | undefined {
  const { display, textDecorationLine } = getComputedStyle(element)
  const looks: string[] = []
  if (display === 'none') looks.push('display: none')
  if (textDecorationLine.includes('line-through')) looks.push('text-decoration: line-through')
  if (looks.length === 0) return undefined
  return {
    style: [Element.prototype.getAttribute.call(element, 'style') ?? '', ...looks].join(';'),
  }
}
