/**
 * How an element looks, in words that the rules read: stylesheets strike prices out and hide them under
 * class names that say nothing.
 */
export function appearanceOf(element: Element): Record<string, string> | undefined {
  const { display, textDecorationLine } = getComputedStyle(element)
  const looks: string[] = []
  if (display === 'none') looks.push('display: none')
  if (textDecorationLine.includes('line-through')) looks.push('text-decoration: line-through')
  if (looks.length === 0) return undefined
  return {
    style: [Element.prototype.getAttribute.call(element, 'style') ?? '', ...looks].join(';'),
  }
}
