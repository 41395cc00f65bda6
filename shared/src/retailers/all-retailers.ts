import { ajio } from './ajio/ajio.ts'
import { amazon } from './amazon/amazon.ts'
import { courts } from './courts/courts.ts'
import { daraz } from './daraz/daraz.ts'
import { fairprice } from './fairprice/fairprice.ts'
import { firstCry } from './first-cry/first-cry.ts'
import { flipkart } from './flipkart/flipkart.ts'
import { guardian } from './guardian/guardian.ts'
import { hamleys } from './hamleys/hamleys.ts'
import { hegen } from './hegen/hegen.ts'
import { ikea } from './ikea/ikea.ts'
import { kiddyPalace } from './kiddy-palace/kiddy-palace.ts'
import { lazada } from './lazada/lazada.ts'
import { littleBaby } from './little-baby/little-baby.ts'
import { mamaWarehouse } from './mama-warehouse/mama-warehouse.ts'
import { meesho } from './meesho/meesho.ts'
import { mothercare } from './mothercare/mothercare.ts'
import { motherswork } from './motherswork/motherswork.ts'
import { myntra } from './myntra/myntra.ts'
import { nykaa } from './nykaa/nykaa.ts'
import { popular } from './popular/popular.ts'
import { pupsik } from './pupsik/pupsik.ts'
import type { Retailer } from './retailer.ts'
import { shopee } from './shopee/shopee.ts'
import { toysrus } from './toysrus/toysrus.ts'
import { uniqlo } from './uniqlo/uniqlo.ts'
import { watsons } from './watsons/watsons.ts'

/** Retailers listed as supported, in display order. */
export const SUPPORTED_RETAILERS: readonly Retailer[] = [
  lazada,
  shopee,
  amazon,
  motherswork,
  mothercare,
  ikea,
  toysrus,
  mamaWarehouse,
  littleBaby,
  fairprice,
  pupsik,
  kiddyPalace,
  uniqlo,
  hegen,
  courts,
  watsons,
  guardian,
  popular,
  firstCry,
  flipkart,
  myntra,
  nykaa,
  meesho,
  ajio,
  hamleys,
]

/** Every known retailer. Daraz is Lazada's platform in countries that are not supported. */
export const ALL_RETAILERS: readonly Retailer[] = [...SUPPORTED_RETAILERS, daraz]
