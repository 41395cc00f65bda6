import type { NewRetailer } from './new-retailer.ts'

const RETAILERS = 'shared/src/retailers'

/** Returns the steps after the generator, as printed by `npm run new:retailer`. */
export function nextSteps({ id, host }: NewRetailer): string {
  const folder = `${RETAILERS}/${id}`
  return `Next:
  1. Save a product page of ${host} from your browser ("HTML only") and print what the generic rules
     extract from it:
     npm run extract -- saved.html --url https://${host}/the/product
  2. In ${folder}/${id}.ts set data only: hosts, an example URL, the query parameters of a variant
     (variantParams) and how the server reads the pages (server). Set productPath only if you are sure
     of it: pages at other URLs are then not products.
  3. Only if a field is wrong, write rules into ${folder}/${id}-extraction.ts with the functions of
     ${RETAILERS}/selector-rules.ts, and list it in
     ${RETAILERS}/retailer-extractions.ts. An example:
     ${RETAILERS}/toysrus/toysrus-extraction.ts
  4. Reduce the saved page to head, JSON-LD and product block (no personal data, at most 20 KB) in
     ${folder}/product.html, and write the expected result into
     ${folder}/product.json. Add pairs for a sale, a variant, a page without a
     price and a list of products.
  5. npm test -- retailers
  6. npm run fix`
}
