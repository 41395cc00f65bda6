import { numberRow, type Row } from '../tools/bench/row.ts'
import { ablate, UNCHANGED } from './ablate.ts'
import { BABY_DEPARTMENT } from './ablations.ts'
import { hasSavedPages, pagesFolder } from './saved-pages.ts'
import type { FieldScore } from './score-extraction.ts'

const FIELDS = ['name', 'price', 'image'] as const
/** Confidence from which a field counts as sure. */
const SURE = 0.8

type Counts = Record<(typeof FIELDS)[number], Record<'right' | 'wrong' | 'none', number>>

/** Measures precision and recall of extraction from pages with parts removed. */
export function benchAblations(): Row[] {
  if (!hasSavedPages()) throw new Error(`No saved pages in ${pagesFolder}: set CORPUS_DIR.`)
  const counts = new Map<string, Counts>()
  const sure = { right: 0, wrong: 0 }
  const wrongAndOk = { price: 0 }
  const categories = new Map<string, string | null>()
  let changedCategories = 0
  for (const { label, ablation, answer, ...judged } of ablate()) {
    if (ablation === UNCHANGED.name) categories.set(label.file, answer.category)
    else if (ablation === BABY_DEPARTMENT && categories.get(label.file) !== answer.category)
      changedCategories++
    const here = counts.get(ablation) ?? createCounts()
    counts.set(ablation, here)
    for (const field of FIELDS) {
      count(here[field], judged[field])
      const isSure = (answer.confidence[field] ?? 0) >= SURE
      if (isSure && (judged[field] === 'right' || judged[field] === 'wrong')) sure[judged[field]]++
    }
    if (judged.price === 'wrong' && answer.status === 'ok') wrongAndOk.price++
  }
  return [
    ...[...counts].flatMap(([name, found]) => rowsOf(name, found)),
    numberRow('sure fields (0.8 and more) that are right', percent(sure.right, sure.wrong), {
      least: 98,
      unit: '%',
    }),
    numberRow('wrong prices that nothing warns of', wrongAndOk.price, { most: 7, digits: 0 }),
    numberRow(`categories that ${BABY_DEPARTMENT} changes`, changedCategories, {
      most: 0,
      digits: 0,
    }),
  ]
}

function createCounts(): Counts {
  const none = () => ({ right: 0, wrong: 0, none: 0 })
  return { name: none(), price: none(), image: none() }
}

function count(counts: Record<'right' | 'wrong' | 'none', number>, judgement: FieldScore): void {
  if (judgement) counts[judgement]++
}

function rowsOf(name: string, counts: Counts): Row[] {
  const value = FIELDS.map(field => {
    const { right, wrong, none } = counts[field]
    return `${field} ${percent(right, wrong).toFixed(1)}/${percent(right, wrong + none).toFixed(1)}`
  }).join(', ')
  const { right, wrong } = counts.price
  const holds = percent(right, wrong) >= 94
  return [{ name: `${name}: precision/recall`, value, goal: 'price precision >= 94 %', holds }]
}

function percent(right: number, others: number): number {
  return (100 * right) / Math.max(1, right + others)
}
