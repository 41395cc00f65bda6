import { ALL_RETAILERS } from '@registry/shared/retailers/all-retailers'
import { root } from '../run-tool.ts'
import { addRetailer } from './add-retailer.ts'
import { parseNewRetailer } from './new-retailer.ts'

const args = process.argv.slice(2).filter(arg => arg !== '--')
const wanted = parseNewRetailer(args, ALL_RETAILERS)

if (typeof wanted === 'string') {
  console.error(wanted)
  process.exitCode = 1
} else {
  const files = addRetailer(root, wanted).map(file => `  ${file}\n`)
  console.log(`Created:\n${files.join('')}\nNext: shared/docs/contributing.md#retailer`)
}
