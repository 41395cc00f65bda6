import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../tools/run-tool.ts'

/** Label of a saved page in the corpus's index. */
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

/** Returns whether the corpus of saved pages exists. */
export function hasSavedPages(): boolean {
  return existsSync(path.join(pagesFolder, 'index.json'))
}

/** Returns the labels of the saved HTML pages, in the order of the index. */
export function labels(): Label[] {
  const index = JSON.parse(readFileSync(path.join(pagesFolder, 'index.json'), 'utf8')) as {
    pages: Label[]
  }
  return index.pages.filter(({ file }) => file.endsWith('.html'))
}

/** Reads the HTML of a saved page. */
export function htmlOf({ file }: Label): string {
  return readFileSync(path.join(pagesFolder, file), 'utf8')
}
