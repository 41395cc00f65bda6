import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { NewRetailer } from './new-retailer.ts'
import { categoryPage, dataFile, productPage, resultOf } from './skeleton.ts'

const RETAILERS = 'shared/src/retailers'
const LIST = `${RETAILERS}/all-retailers.ts`
const IMPORT = /^import (?:type )?\{ \w+ \} from '(?<path>[^']+)'$/
const SUPPORTED = /(SUPPORTED_RETAILERS[^=]*= \[[^\]]*)\]/

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

/** Returns the text of all-retailers.ts with another retailer: its import in order, the retailer last in the list. */
function listRetailer(text: string, { id, variable }: NewRetailer): string {
  if (!SUPPORTED.test(text)) throw new Error('all-retailers.ts has no list SUPPORTED_RETAILERS')
  const path = `./${id}/${id}.ts`
  const lines = text.split('\n')
  const paths = lines.map(line => IMPORT.exec(line)?.groups?.path)
  const next = paths.findIndex(other => other !== undefined && other > path)
  const end = paths.findLastIndex(other => other !== undefined) + 1
  lines.splice(next === -1 ? end : next, 0, `import { ${variable} } from '${path}'`)
  return lines.join('\n').replace(SUPPORTED, `$1  ${variable},\n]`)
}
