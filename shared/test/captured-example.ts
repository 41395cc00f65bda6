import type { CapturedProduct } from '../src/page-capture/captured-product.ts'

/** A captured Lazada product with high confidence and optional changes. */
export function capturedExample(differences: Partial<CapturedProduct> = {}): CapturedProduct {
  return {
    status: 'ok',
    canonicalUrl: 'https://www.lazada.sg/products/pdp-i301-s1501.html',
    name: 'Foldable Baby Cot',
    price: { minor: 18900, currency: 'SGD' },
    originalPrice: { minor: 29900, currency: 'SGD' },
    images: ['https://img.lazcdn.com/g/p/a.jpg', 'https://img.lazcdn.com/g/p/b.jpg'],
    description: 'Folds flat.',
    category: 'Cribs & Bassinets',
    confidence: { name: 0.99, price: 0.95, category: 0.9 },
    ...differences,
  }
}
