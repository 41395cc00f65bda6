import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { toMajor } from '@registry/shared/money/to-minor'
import { cheerioPage } from '@registry/shared/parsed-page/cheerio-page'
import { extractProduct } from '@registry/shared/retailers/extract-product'
import { numberRow, type Row, shareRow } from '../tools/bench/row.ts'
import { htmlOf, type Label, labels, pagesFolder } from './saved-pages.ts'

interface Share {
  right: number
  of: number
}
interface Score {
  name: Share
  pair: Share
  image: Share
  all: Share
  priceF1: number
  wrongPriceWhereNone: { wrong: number; of: number }
}
interface Report {
  all: Score
  zyte: Score
  refused: Record<'nonProducts' | 'botWalls' | 'shells', Share>
}

/** F1 of Zyte's service on the same pages. */
const F1_OF_ZYTE = 0.947

/** Scores the extraction of the saved pages with the corpus's own program. */
export function accuracyRows(): Row[] {
  const { all, zyte, refused } = score()
  return [
    ...[all, zyte].flatMap((part, index) => sharesOf(part, index === 0 ? 'all' : 'Zyte')),
    numberRow('price F1, Zyte', zyte.priceF1, { least: F1_OF_ZYTE, digits: 3 }),
    numberRow('prices invented where a page has none', all.wrongPriceWhereNone.wrong, {
      most: 0,
      digits: 0,
    }),
    shareRow('non-products refused', refused.nonProducts.right, refused.nonProducts.of, 100),
    shareRow('bot walls refused', refused.botWalls.right, refused.botWalls.of, 100),
    shareRow('shells refused', refused.shells.right, refused.shells.of, 100),
  ]
}

function sharesOf({ name, pair, image, all }: Score, pages: string): Row[] {
  return [
    shareRow(`name, ${pages}`, name.right, name.of, 98),
    shareRow(`price with currency, ${pages}`, pair.right, pair.of, 96),
    shareRow(`image, ${pages}`, image.right, image.of, 98),
    shareRow(`all three, ${pages}`, all.right, all.of, 94),
  ]
}

function score(): Report {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  const results = path.join(folder, 'results.jsonl')
  try {
    writeFileSync(results, labels().map(toLine).join('\n'))
    const scorer = path.join(pagesFolder, 'score.mjs')
    const args = [scorer, path.join(pagesFolder, 'index.json'), results, '--json']
    return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as Report
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function toLine(label: Label): string {
  const answer = extractProduct(cheerioPage(htmlOf(label), label.url ?? ''))
  const { status, name, price, images } = answer
  return JSON.stringify({
    file: label.file,
    status,
    name,
    price: price && toMajor(price.minor, price.currency),
    currency: price?.currency ?? null,
    images,
  })
}
