/** Creates an element with attributes and text. */
export function createElement(
  name: string,
  attributes: Readonly<Record<string, string>>,
  text = '',
): HTMLElement {
  const element = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  if (text) element.append(text)
  return element
}

/** Creates QuickAdd's logo, coloured by CSS. */
export function createHeartLeaf(): Element {
  const svg = createSvgElement('svg', { viewBox: '0 0 30 30', 'aria-hidden': 'true' })
  svg.append(
    createSvgElement('path', {
      class: 'leaf',
      d: 'M15 27C7.5 21.8 3 16.8 3 11.3A6.3 6.3 0 0 1 15 8.8z',
    }),
    createSvgElement('path', {
      class: 'heart',
      d: 'M15 27c7.5-5.2 12-10.2 12-15.7A6.3 6.3 0 0 0 15 8.8z',
    }),
    createSvgElement('path', { class: 'vein', d: 'M15 8.8V27M15 20.5l-5-4.8M15 16.5l4.6-4.3' }),
  )
  return svg
}

export function createCloseIcon(): Element {
  const svg = createSvgElement('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' })
  svg.append(createSvgElement('path', { class: 'cross', d: 'M18 6 6 18M6 6l12 12' }))
  return svg
}

function createSvgElement(name: string, attributes: Readonly<Record<string, string>>): Element {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}
