import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listed } from './listed.ts'
import type { NewRetailer } from './new-retailer.ts'
import { categoryPage, dataFile, productPage, resultOf } from './skeleton.ts'

const RETAILERS = 'shared/src/retailers'
const LIST = `${RETAILERS}/all-retailers.ts`

/** Writes a retailer's folder and lists it. Gives the paths written, from the root. Throws when it is there. */
export function addRetailer(root: string, retailer: NewRetailer): string[] {
  const folder = `${RETAILERS}/${retailer.id}`
  const list = listed(readFileSync(join(root, LIST), 'utf8'), retailer)
  const files = {
    [`${folder}/${retailer.id}.ts`]: dataFile(retailer),
    [`${folder}/product.html`]: productPage(retailer),
    [`${folder}/product.json`]: resultOf(retailer, 'product'),
    [`${folder}/category.html`]: categoryPage(retailer),
    [`${folder}/category.json`]: resultOf(retailer, 'category'),
    [LIST]: list,
  }
  mkdirSync(join(root, folder))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(root, file), text)
  return Object.keys(files)
}
