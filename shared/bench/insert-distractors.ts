/** Other products for carousels. */
const OTHERS = [
  ['Wooden Stacking Rings', '17.35'],
  ['Muslin Swaddle Trio', '23.65'],
  ['Bath Thermometer Duck', '8.15'],
  ['Travel Bottle Warmer', '41.25'],
] as const

/** Inserts carousels of other products with JSON-LD at the start and the end of the body. */
export function withCarousels(html: string): string {
  return around(html, carousel('You may also like', 'a'), carousel('Customers also bought', 'b'))
}

function carousel(title: string, mark: string): string {
  const tiles = OTHERS.map(
    ([name, price], index) =>
      `<li><a href="/products/${mark}-other-${index}"><img src="/i/${mark}-other-${index}.jpg" alt="${name}"><h3>${name}</h3><span class="price">$${price}</span></a></li>`,
  )
  const data = OTHERS.map(([name, price], index) => ({
    '@type': 'Product',
    name,
    url: `/products/${mark}-other-${index}`,
    image: `/i/${mark}-other-${index}.jpg`,
    offers: { '@type': 'Offer', price, priceCurrency: 'USD' },
  }))
  const lists = [{ '@context': 'https://schema.org', '@graph': data.slice(0, 3) }, data[3]]
  const scripts = lists.map(
    one => `<script type="application/ld+json">${JSON.stringify(one)}</script>`,
  )
  return `<section class="recommendations"><h2>${title}</h2><ul>${tiles.join('')}</ul></section>${scripts.join('')}`
}

/** Inserts a cookie dialog, a newsletter dialog and a shipping notice. */
export function withModal(html: string): string {
  const modal =
    '<div role="dialog" class="modal"><h2>We value your privacy</h2><p>We and our partners use cookies. Accept all or reject all.</p><button>Accept all</button></div>' +
    '<div class="popup"><h2>Join our newsletter</h2><p>Get <b>$10</b> off your first order over <span>$75</span></p><input type="email"><button>Sign up</button></div>' +
    '<p class="bar">Free shipping on orders over <b>$59.00</b></p>'
  return around(html, modal, '')
}

function around(html: string, first: string, last: string): string {
  const body = /<body\b(?:[^>"']|"[^"]*"|'[^']*')*>/i.exec(html)
  const start = body ? body.index + body[0].length : 0
  const end = html.toLowerCase().lastIndexOf('</body>')
  const close = end < start ? html.length : end
  return html.slice(0, start) + first + html.slice(start, close) + last + html.slice(close)
}
