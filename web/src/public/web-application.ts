import { PRODUCT_NAME } from '@registry/shared/messages/pages'

/** The product as schema.org's WebApplication, which costs nothing. */
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
