import { accuracyRows } from './accuracy.ts'
import { priceStringRows } from './price-strings.ts'
import type { Row } from './row.ts'
import { hasSavedPages, pagesFolder } from './saved-pages.ts'
import { speedRows } from './speed.ts'

/** How well and how fast the extractor reads the saved pages, beside two other programs. */
export async function benchExtraction(): Promise<Row[]> {
  if (!hasSavedPages()) throw new Error(`No saved pages in ${pagesFolder}: set CORPUS_DIR.`)
  return [...accuracyRows(), ...priceStringRows(), ...(await speedRows())]
}
