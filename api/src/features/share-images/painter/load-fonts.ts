import { randomUUID } from 'node:crypto'
import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import decompress from 'woff2-encoder/decompress'
import { fontFilesFor } from './font-slices.ts'

const loaded = new Set<string>()

const fileExists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Unpacks a font once, because the drawing library cannot read WOFF2. */
async function unpack(woff2: string, folder: string): Promise<string> {
  const file = path.join(folder, `${path.basename(woff2, '.woff2')}.ttf`)
  if (await fileExists(file)) return file
  // Processes may share the folder, so the file is renamed only when it is complete.
  const draft = `${file}.${randomUUID()}`
  await writeFile(draft, await decompress(await readFile(woff2)))
  await rename(draft, file)
  return file
}

/** Loads every font that the text needs, unpacked into `folder`. */
export async function loadFonts(text: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const woff2 of fontFilesFor(text)) {
    if (loaded.has(woff2)) continue
    const fontfile = await unpack(woff2, folder)
    // Rendering once with a font file registers the font for all later renderings.
    await sharp({ text: { text: 'a', fontfile } }).toBuffer()
    loaded.add(woff2)
  }
}
