import { createHash } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Keeps a picture under the hash of its content, which it gives; the same picture is one file. */
export async function saveImage(imagesDir: string, data: Buffer): Promise<string> {
  const hash = createHash('sha256').update(data).digest('hex')
  await mkdir(imagesDir, { recursive: true })
  const file = path.join(imagesDir, `${hash}.webp`)
  // Written beside and renamed: nobody is ever served half a picture.
  await writeFile(`${file}.${process.pid}.new`, data)
  await rename(`${file}.${process.pid}.new`, file)
  return hash
}
