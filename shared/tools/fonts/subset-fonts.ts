import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

// node shared/tools/fonts/subset-fonts.ts: generates the files in shared/src/design/fonts with the common
// characters in the design's weights. fonts.css lists these characters; all others come from the complete
// font files.

const ASCII = lettersFrom(0x20, 0x7e)
const LATIN_1 = lettersFrom(0xa0, 0xff)
const PUNCTUATION = '\u2009–—‘’“”•…\u202f€−'
const FOLDER = new URL('../../src/design/fonts/', import.meta.url)

const SUBSETS = [
  {
    name: 'figtree-latin-1',
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    letters: ASCII + LATIN_1 + PUNCTUATION,
    weight: { min: 400, max: 600 },
  },
  {
    name: 'figtree-rupee',
    from: 'figtree/files/figtree-latin-ext-wght-normal.woff2',
    letters: '₹',
    weight: { min: 400, max: 600 },
  },
  {
    name: 'fraunces-latin-1',
    from: 'fraunces/files/fraunces-latin-wght-normal.woff2',
    letters: ASCII + LATIN_1 + PUNCTUATION,
    weight: 580,
  },
]

for (const { name, from, letters, weight } of SUBSETS) {
  const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${from}`))
  const variationAxes = { wght: weight }
  const font = await subsetFont(await readFile(source), letters, {
    targetFormat: 'woff2',
    variationAxes,
  })
  await writeFile(new URL(`${name}.woff2`, FOLDER), font)
  console.log(`${name}: ${(font.length / 1000).toFixed(1)} kB`)
}

function lettersFrom(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join(
    '',
  )
}
