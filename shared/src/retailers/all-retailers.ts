import { amazon } from './amazon/amazon.ts'
import { daraz } from './daraz/daraz.ts'
import { ikea } from './ikea/ikea.ts'
import { lazada } from './lazada/lazada.ts'
import { littleBaby } from './little-baby/little-baby.ts'
import { mamaWarehouse } from './mama-warehouse/mama-warehouse.ts'
import { mothercare } from './mothercare/mothercare.ts'
import { motherswork } from './motherswork/motherswork.ts'
import type { Retailer } from './retailer.ts'
import { shopee } from './shopee/shopee.ts'
import { toysrus } from './toysrus/toysrus.ts'

/** Every retailer that is known by name. */
export const ALL_RETAILERS: readonly Retailer[] = [
  lazada,
  shopee,
  amazon,
  motherswork,
  mothercare,
  ikea,
  toysrus,
  mamaWarehouse,
  littleBaby,
  daraz,
]
