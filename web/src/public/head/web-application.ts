import { PRODUCT_NAME } from '@registry/shared/messages/pages'

/** Returns the product as a schema.org WebApplication with a price of 0. */
export function webApplication(url: string, description: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: PRODUCT_NAME,
    url,
    description,
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Web',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'SGD' },
  }
}
