import type { NewRetailer } from './new-retailer.ts'

/** Returns the source of the retailer's data with the required fields. */
export function dataFile({ id, name, host, variable }: NewRetailer): string {
  const quoted = name.includes("'") ? `"${name}"` : `'${name}'`
  return `import type { Retailer } from '../retailer.ts'

/**
 * Observed: nothing yet. Assumed: the generic rules suffice. State here what was observed on real pages and
 * what is assumed.
 */
export const ${variable}: Retailer = {
  id: '${id}',
  name: ${quoted},
  hosts: ['${host}'],
  exampleUrl: '${urlOf(host, 'product')}',
}
`
}

/** Returns a typical product page, to be replaced by a page of the retailer. */
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

/** Returns a product list, which must not be classified as a product page. */
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

/** Returns the URL and expected result of one of the two pages. */
export function resultOf({ id, name, host }: NewRetailer, kind: 'product' | 'category'): string {
  const expected =
    kind === 'category'
      ? { status: 'not-a-product', name: null, price: null }
      : {
          status: 'ok',
          retailer: id,
          retailerName: name,
          canonicalUrl: urlOf(host, kind),
          name: 'Oak Cot',
          price: { minor: 14_900, currency: 'SGD' },
          originalPrice: null,
          description: 'A cot of solid oak.',
          category: 'Cribs & Bassinets',
        }
  return `${JSON.stringify({ url: urlOf(host, kind), expected }, null, 2)}\n`
}

function urlOf(host: string, kind: 'product' | 'category'): string {
  return `https://${host}/${kind === 'product' ? 'products/oak-cot' : 'collections/cots'}`
}
