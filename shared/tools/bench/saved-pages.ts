import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../run-tool.ts'

/** What is known of a saved page, as the corpus's index says it. */
export interface Label {
  id: string
  file: string
  kind: string
  url: string | null
  expected: {
    name?: string
    nameAlt?: string[]
    price?: number | null
    currency?: string | null
    accept?: { price: number | null; currency: string | null }[]
    imageKeys?: string[]
    priceScored?: boolean
    imageScored?: boolean
    nameScored?: boolean
  }
}

export const pagesFolder = path.resolve(
  process.env.CORPUS_DIR ?? path.resolve(root, '../shared/data'),
  'pages',
)

/** Whether the corpus of saved pages is at hand. */
export function hasSavedPages(): boolean {
  return existsSync(path.join(pagesFolder, 'index.json'))
}

/** Labels of the saved HTML pages, in the order of the index. */
export function labels(): Label[] {
  const index = JSON.parse(readFileSync(path.join(pagesFolder, 'index.json'), 'utf8')) as {
    pages: Label[]
  }
  return index.pages.filter(({ file }) => file.endsWith('.html'))
}

/** The HTML of a saved page. */
export function htmlOf({ file }: Label): string {
  return readFileSync(path.join(pagesFolder, file), 'utf8')
}
