/** An item of the owner's registry, as the API returns it. */
export const exampleItem = {
  id: crypto.randomUUID(),
  productName: 'Foldable Baby Cot',
  productUrl: 'https://shop.example/cot',
  totalPrice: 189,
  quantity: 1,
  thumbnailUrl: null,
  isHidden: false,
  createdAt: '2026-01-01T00:00:00Z',
  isFunded: false,
}
