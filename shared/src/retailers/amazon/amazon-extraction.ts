import type { RetailerExtraction } from '../retailer.ts'
import { attr, price, text } from '../selector-rules.ts'
import { dynamicImages, scriptImages, soldOutOr } from './amazon-rules.ts'

/** Extraction rules for Amazon's pages. */
export const amazonExtraction: RetailerExtraction = {
  rules: {
    name: [text('#productTitle', 0.98), text('#ebooksProductTitle', 0.97), text('#title', 0.8)],
    price: soldOutOr([
      price('#corePriceDisplay_desktop_feature_div .priceToPay', { weight: 0.99 }),
      price('#corePrice_desktop .priceToPay', { weight: 0.985 }),
      price('#apex_desktop .priceToPay', { weight: 0.98 }),
      price('#tp_price_block_total_price_ww .a-offscreen', { weight: 0.97 }),
      price('#corePrice_feature_div .a-offscreen', { weight: 0.96 }),
      price('#corePrice_desktop .apexPriceToPay .a-offscreen', { weight: 0.955 }),
      price('#corePriceDisplay_desktop_feature_div .a-price', { weight: 0.95 }),
      price('#priceblock_dealprice', { weight: 0.94 }),
      price('#priceblock_saleprice', { weight: 0.93 }),
      price('#priceblock_ourprice', { weight: 0.92 }),
      price('#price_inside_buybox', { weight: 0.91 }),
      price('#newBuyBoxPrice', { weight: 0.9 }),
      price('#kindle-price', { weight: 0.9 }),
      price('#twister-plus-price-data-price', { attribute: 'value', weight: 0.89 }),
      price('#priceBadging_feature_div .a-color-price', { weight: 0.6 }),
      price('#attach-base-product-price', { attribute: 'value', weight: 0.85 }),
      price('.swatchElement.selected .a-color-price', { weight: 0.84 }),
      price('.swatchElement.selected .a-color-base', { weight: 0.83 }),
      price('#buyNew_noncbb .a-color-price', { weight: 0.82 }),
      price('#olp-upd-new .a-color-price', { weight: 0.7 }),
      price('#buyBoxAccordion .a-price .a-offscreen', { weight: 0.8 }),
      price('#desktop_buybox .a-price .a-offscreen', { weight: 0.79 }),
      price('#mediaNoAccordion .a-color-price', { weight: 0.78 }),
      price('#buybox .a-color-price', { weight: 0.77 }),
      price('#tmmSwatches .selected .a-color-price', { weight: 0.76 }),
      // Used copies, and offers of other sellers.
      price('#olp_feature_div .a-color-price', { weight: 0.55 }),
      price('#olp-upd-new-used .a-color-price', { weight: 0.54 }),
      price('#usedBuySection .a-color-price', { weight: 0.53 }),
      price('.dp-price-col', { weight: 0.5 }),
      price('.basisPrice .a-offscreen', { role: 'original' }),
      price('#price .priceBlockStrikePriceString', { role: 'original' }),
      price('#listPrice', { role: 'original' }),
    ]),
    image: [
      attr('#landingImage', 'data-old-hires', 0.99),
      dynamicImages,
      scriptImages,
      attr('#landingImage, #imgBlkFront, #ebooksImgBlkFront', 'src', 0.9),
    ],
    description: [
      text('#feature-bullets', 0.96),
      text('#productDescription', 0.95),
      text('#bookDescription_feature_div', 0.94),
    ],
    category: [text('#wayfinding-breadcrumbs_feature_div', 0.95)],
  },
  only: ['price'],
}
