import { ALL_RETAILERS } from '@registry/shared/retailers/all-retailers'
import { root } from '../run-tool.ts'
import { addRetailer } from './add-retailer.ts'
import { toNewRetailer } from './new-retailer.ts'

const args = process.argv.slice(2).filter(arg => arg !== '--')
const wanted = toNewRetailer(args, ALL_RETAILERS)

if (typeof wanted === 'string') {
  console.error(wanted)
  process.exitCode = 1
} else {
  const folder = `shared/src/retailers/${wanted.id}`
  console.log(`Made:\n${addRetailer(root, wanted)
    .map(file => `  ${file}\n`)
    .join('')}
Next:
  1. Save a product page of ${wanted.host} from your browser and see what the generic rules make of it:
     npm run extract -- saved.html --url https://${wanted.host}/the/product
  2. Put into ${folder}/${wanted.id}.ts what you have seen: hosts, an example link, how the server can
     read it, and rules where a field came out wrong. productPath only if you are sure of it.
  3. Cut the saved page down to head, JSON-LD and product block (no personal data, at most 20 KB) in
     product.html, and say in product.json what is to come out. Do the same for a sale, a variant, a
     page without a price and a list of products.
  4. npm test -- retailers
  5. npm run fix`)
}
