import { createHash } from 'node:crypto'
import path from 'node:path'

/** Longest test title in a file name; file systems allow 255 bytes for the whole name. */
const TITLE_LENGTH = 120
const HASH_LENGTH = 8

/** One screenshot of a test. */
export interface Screenshot {
  /** Spec file, as a path from the repository's root. */
  file: string
  /** Titles of the describes and of the test. */
  titles: readonly string[]
  /** Number of the state in the test, from 1. */
  state: number
  /** Width of the viewport in CSS pixels. */
  width: number
  scheme: string
}

/** Returns the path of a screenshot in the folder of its run. */
export function screenshotPath({ file, titles, state, width, scheme }: Screenshot): string {
  const folder = file.replace(/\.spec\.ts$/, '')
  const number = String(state).padStart(2, '0')
  return path.posix.join(folder, `${fileTitle(titles)}-${number}-${width}-${scheme}.png`)
}

/** A hash of the whole title distinguishes long titles that begin alike. */
function fileTitle(titles: readonly string[]): string {
  const title = titles.join(' ')
  const slug = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  if (slug.length <= TITLE_LENGTH) return slug
  const hash = createHash('sha256').update(title).digest('hex').slice(0, HASH_LENGTH)
  return `${slug.slice(0, TITLE_LENGTH - HASH_LENGTH - 1)}-${hash}`
}
