import type { NewRetailer } from './new-retailer.ts'

/** The retailer's data, with the least that it needs. */
export function dataFile({ id, name, host, variable }: NewRetailer): string {
  const quoted = name.includes("'") ? `"${name}"` : `'${name}'`
  return `import type { Retailer } from '../retailer.ts'

/**
 * Observed: nothing yet. Inferred: that the generic rules read its pages. Say here what was seen on real
 * pages and what is only assumed.
 */
export const ${variable}: Retailer = {
  id: '${id}',
  name: ${quoted},
  hosts: ['${host}'],
  exampleUrl: '${addressOf(host, 'product')}',
  server: { via: 'fetch' },
}
`
}

/** A product page as many shops have it, to be replaced by what the shop's own has. */
export function productPage({ name }: NewRetailer): string {
  return page(
    `Oak Cot | ${name}`,
    `<script type="application/ld+json">
{
  "@context": "https://schema.org",
  "@type": "Product",
  "name": "Oak Cot",
  "description": "A cot of solid oak.",
  "image": ["/media/oak-cot.jpg"],
  "offers": { "@type": "Offer", "price": "149.00", "priceCurrency": "SGD" }
}
</script>`,
    `<h1>Oak Cot</h1>
<p class="price">$149.00</p>
<button>Add to cart</button>`,
  )
}

/** A list of products, of which none may be taken for the page's own. */
export function categoryPage({ name }: NewRetailer): string {
  const cots = Array.from(
    { length: 8 },
    (_, index) =>
      `<li><a href="/products/cot-${index}">Cot ${index}</a> <span class="price">$${index + 1}9.00</span></li>`,
  )
  return page(`Cots | ${name}`, '', `<h1>Cots</h1>\n<ul>\n${cots.join('\n')}\n</ul>`)
}

function page(title: string, head: string, body: string): string {
  const safe = title.replaceAll('&', '&amp;')
  return `<!doctype html>
<html lang="en-SG">
<head>
<meta charset="utf-8">
<title>${safe}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`
}

/** What is to come out of one of the two pages, with its address. */
export function resultOf({ id, name, host }: NewRetailer, kind: 'product' | 'category'): string {
  const expected =
    kind === 'category'
      ? { status: 'not-a-product', name: null, price: null }
      : {
          status: 'ok',
          retailer: id,
          retailerName: name,
          canonicalUrl: addressOf(host, kind),
          name: 'Oak Cot',
          price: { minor: 14_900, currency: 'SGD' },
          originalPrice: null,
          description: 'A cot of solid oak.',
          category: 'Cribs & Bassinets',
        }
  return `${JSON.stringify({ url: addressOf(host, kind), expected }, null, 2)}\n`
}

function addressOf(host: string, kind: 'product' | 'category'): string {
  return `https://${host}/${kind === 'product' ? 'products/oak-cot' : 'collections/cots'}`
}
