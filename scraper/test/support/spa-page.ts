import type { RequestListener } from 'node:http'

const SCRIPT = `
const app = document.getElementById('app')
const product = await (await fetch('/api/product')).json()
const data = document.createElement('script')
data.type = 'application/ld+json'
data.textContent = JSON.stringify({
  '@context': 'https://schema.org', '@type': 'Product', name: product.name, image: product.image,
  offers: { '@type': 'Offer', price: product.price, priceCurrency: 'SGD' },
})
document.head.append(data)
const picture = document.createElement('img')
picture.onerror = () => { picture.src = '/placeholder.png' }
picture.src = product.image
app.innerHTML = '<h1>' + product.name + '</h1><p class="price">S$' + product.price + '</p>'
app.append(picture)`

/** Web server whose page is empty until a script has fetched the product. */
export const spaShop: RequestListener = (request, response) => {
  const answer = (type: string, body: string) => response.setHeader('content-type', type).end(body)
  if (request.url === '/app.js') answer('text/javascript', SCRIPT)
  else if (request.url === '/api/product') answer('application/json', PRODUCT)
  else answer('text/html', SHELL)
}

const PRODUCT = JSON.stringify({
  name: 'Moonbow Stroller',
  price: '489.90',
  image: '/images/moonbow.jpg',
})
const SHELL =
  '<!doctype html><html lang="en"><head><title>Small Shop</title></head>' +
  '<body><div id="app"></div><script type="module" src="/app.js"></script></body></html>'
