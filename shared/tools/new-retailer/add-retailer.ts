import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { listRetailer } from './list-retailer.ts'
import type { NewRetailer } from './new-retailer.ts'
import { categoryPage, dataFile, productPage, resultOf } from './skeleton.ts'

const RETAILERS = 'shared/src/retailers'
const LIST = `${RETAILERS}/all-retailers.ts`

/** Creates a retailer's folder and lists it. Returns the written paths from the root. Throws if it exists. */
export function addRetailer(root: string, retailer: NewRetailer): string[] {
  const folder = `${RETAILERS}/${retailer.id}`
  const list = listRetailer(readFileSync(join(root, LIST), 'utf8'), retailer)
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
