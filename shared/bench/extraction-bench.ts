import type { Row } from '../tools/bench/row.ts'
import { accuracyRows } from './accuracy.ts'
import { priceStringRows } from './price-strings.ts'
import { hasSavedPages, pagesFolder } from './saved-pages.ts'
import { speedRows } from './speed.ts'

/** Measures accuracy and speed of extraction beside two other libraries. */
export function benchExtraction(): Row[] {
  if (!hasSavedPages()) throw new Error(`No saved pages in ${pagesFolder}: set CORPUS_DIR.`)
  return [...accuracyRows(), ...priceStringRows(), ...speedRows()]
}
