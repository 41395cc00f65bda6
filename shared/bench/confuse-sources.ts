import { rewriteHtml } from './rewrite-html.ts'

const SHOP = 'Moon & Cradle'

/** Names the shop in the page's data, and appends it to the product's name in title, metas and JSON-LD. */
export function withShopInNames(html: string): string {
  const named = rewriteHtml(html, {
    element: one => {
      const { property, name, content = '' } = one.attributes
      if (one.tag !== 'meta' || !/:title$/.test(property ?? name ?? '')) return one
      return { ...one, attributes: { ...one.attributes, content: `${content} | ${SHOP}` } }
    },
    text: (text, tag) => (tag === 'title' && text.trim() ? `${text.trim()} | ${SHOP}` : text),
  })
  return named
    .replace(/<meta\b[^>]*og:site_name[^>]*>/gi, '')
    .replace(/<head\b[^>]*>/i, `$&<meta property="og:site_name" content="${SHOP}">`)
    .replace(
      /("@type"\s*:\s*"Product"\s*,\s*(?:"@?\w+"\s*:\s*"[^"\\]*"\s*,\s*){0,4}"name"\s*:\s*"(?:[^"\\]|\\.)*)/g,
      `$1 | ${SHOP}`,
    )
}

/** Labels all buttons in Basque, which no rule knows. */
export function withUnknownLabels(html: string): string {
  return rewriteHtml(html, {
    element: one =>
      one.tag === 'input' && /submit|button/.test(one.attributes.type ?? '')
        ? { ...one, attributes: { ...one.attributes, value: 'Gehitu saskira' } }
        : one,
    text: (text, tag) => (tag === 'button' && text.trim() ? 'Gehitu saskira' : text),
  })
}

/** Replaces buttons by blocks with the same classes. */
export function withoutButtons(html: string): string {
  return rewriteHtml(html, {
    element: one => (one.tag === 'button' ? { ...one, tag: 'div' } : one),
  })
}

/** Inserts a measurement tag with the currency of its documentation. */
export function withSampleCurrency(html: string): string {
  const tag =
    "<script>dataLayer = [{ ecommerce: { currency: 'CHF', currencyCode: 'CHF', items: [] } }]</script>"
  return html.replace(/<head\b[^>]*>/i, `$&${tag}`)
}

/** Inserts the value of a free gift and a voucher below the name. */
export function withGift(html: string): string {
  const gift =
    '<p class="promo">Free gift worth <b>$3.50</b> with this order</p><p>Use code MOON for $2.00 off</p>'
  return html.replace(/<\/h1>/i, `$&${gift}`)
}

/** Inserts a component of a bundle in microdata below the name, with its own price and GTIN. */
export function withComponent(html: string): string {
  const facts = { name: 'Fitted sheet', price: '3.50', gtin13: '4006381333931' }
  const metas = Object.entries(facts).map(
    ([name, content]) => `<meta itemprop="${name}" content="${content}">`,
  )
  const scope = 'itemprop="hasPart" itemscope itemtype="https://schema.org/Product"'
  return html.replace(/<\/h1>/i, `$&<div ${scope}>${metas.join('')}</div>`)
}

/** Replaces the images for sharing by a banner of the shop, recognisable by its name and its proportions. */
export function withBanner(html: string): string {
  const facts = {
    image: 'https://shop.example/brand/social-banner.jpg',
    'image:width': '1200',
    'image:height': '630',
  }
  const banner = Object.entries(facts).map(
    ([name, content]) => `<meta property="og:${name}" content="${content}">`,
  )
  return rewriteHtml(html, {
    element: one => {
      const { property, name = '' } = one.attributes
      return one.tag === 'meta' && /^(?:og|twitter):image/.test(property ?? name) ? null : one
    },
  }).replace(/<head\b[^>]*>/i, `$&${banner.join('')}`)
}

/** Inserts a department for babies into the menu. */
export function withBabyDepartment(html: string): string {
  const menu =
    '<nav><a href="/baby">Baby & Nursery</a><a href="/toys">Rattles & Bath Toys</a></nav>'
  return html.replace(/<body\b[^>]*>/i, `$&${menu}`)
}
