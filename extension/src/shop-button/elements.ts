/** An element with attributes and a text. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  if (text) made.append(text)
  return made
}

/** QuickAdd's mark; its colours come from the style. */
export function heartLeaf(): Element {
  const svg = drawn('svg', { viewBox: '0 0 30 30', 'aria-hidden': 'true' })
  svg.append(
    drawn('path', { class: 'leaf', d: 'M15 27C7.5 21.8 3 16.8 3 11.3A6.3 6.3 0 0 1 15 8.8z' }),
    drawn('path', { class: 'heart', d: 'M15 27c7.5-5.2 12-10.2 12-15.7A6.3 6.3 0 0 0 15 8.8z' }),
    drawn('path', { class: 'vein', d: 'M15 8.8V27M15 20.5l-5-4.8M15 16.5l4.6-4.3' }),
  )
  return svg
}

/** The cross that takes something away. */
export function cross(): Element {
  const svg = drawn('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' })
  svg.append(drawn('path', { class: 'cross', d: 'M18 6 6 18M6 6l12 12' }))
  return svg
}

function drawn(name: string, attributes: Readonly<Record<string, string>>): Element {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}
