import { fixturePage, savedPage } from './shop-pages.ts'

export const lazada = fixturePage(
  'https://www.lazada.sg/products/cloud-nest-foldable-baby-cot-i301234567-s1501234567.html?spm=a2o42.tm80.0',
  'lazada-product.html',
)
export const article = fixturePage('https://www.example.com/ten-names-10234567', 'article.html')
export const hostile = fixturePage('https://shopee.sg/Night-Light-i.5.77', 'hostile-product.html')
export const daraz = savedPage(
  'https://www.daraz.com.np/products/womens-cotton-printed-capri-slc-20-i131999414-s1039783631.html',
  'daraz-np-capri.html',
)
export const shopee = savedPage(
  'https://shopee.sg/Dr.-Scholl-Medi-Qtto-Outside-Sheer-Stockings-Nature-Nude-%E2%98%85Direct-From-Japan%E2%98%85-i.672907573.19445913336?sp_atk=84c8ad56-23ed-4f88-bbaa-1fdbc825619a&xptdk=84c8ad56-23ed-4f88-bbaa-1fdbc825619a',
  'shopee-sg-drscholl.html',
)
