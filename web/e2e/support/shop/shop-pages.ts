interface Lamp {
  name: string
  price?: string
  category?: string
  pictures?: readonly string[]
}

/** Structured data of a product page, as retailers embed it for search engines. */
export function productData({ name, price, category, pictures = ['/picture-1.jpg'] }: Lamp) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description: 'A soft light for the night feeds. Rechargeable, and silent.',
    category,
    image: pictures,
    ...(price && {
      offers: {
        '@type': 'Offer',
        price,
        priceCurrency: 'SGD',
        availability: 'https://schema.org/InStock',
      },
    }),
  }
}

function productPage(lamp: Lamp, shownPrice = `<p class="price">S$${lamp.price}</p>`): string {
  return `<!doctype html>
<html lang="en-SG"><head><title>${lamp.name} | Little Lamp Shop</title>
<meta property="og:type" content="product">
<meta property="og:title" content="${lamp.name}">
<meta property="og:image" content="/picture-1.jpg">
<script type="application/ld+json">${JSON.stringify(productData(lamp))}</script></head>
<body><main><h1>${lamp.name}</h1>${shownPrice}
<img src="/picture-1.jpg" width="1200" height="630" alt="${lamp.name}">
<button>Add to cart</button></main></body></html>`
}

const GALLERY = ['/colour-1.png', '/colour-2.png', '/gone.png', '/colour-3.png', '/colour-4.png']
const MORE = ['/colour-5.png', '/colour-6.png', '/colour-7.png']

/** Pages of the local retailer, by path. */
export const SHOP_PAGES = {
  'night-light': productPage({
    name: 'Moon night light',
    price: '45.90',
    category: 'Nursery Decor & Lighting',
  }),
  'no-price': productPage({ name: 'KX-500 v2' }, '<p>Ask us for the price.</p>'),
  gallery: productPage({
    name: 'Paper star lamp',
    price: '32.00',
    category: 'Nursery Decor & Lighting',
    pictures: [...GALLERY, ...MORE],
  }),
  // Rendered by its script after fetching the product.
  'script-only': `<!doctype html><html lang="en-SG"><head><title>Little Lamp Shop</title></head>
<body><div id="app"></div><script type="module">
const lamp = await (await fetch('/api/lamp')).json()
const data = document.createElement('script')
data.type = 'application/ld+json'
data.textContent = JSON.stringify(lamp)
document.head.append(data)
document.getElementById('app').innerHTML =
  '<h1>' + lamp.name + '</h1><p class="price">S$' + lamp.offers.price + '</p><button>Add to cart</button>'
</script></body></html>`,
  'about-us': `<!doctype html>
<html lang="en"><head><title>About us</title></head>
<body><main><h1>About us</h1><p>We have sold lamps for a long time.</p></main></body></html>`,
} as const
export type ShopPage = keyof typeof SHOP_PAGES
