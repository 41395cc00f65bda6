import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** Removes the hash from a built file's name. */
export const nameOf = (path: string) => /\/([\w-]+?)-[\w-]{8}\.js$/.exec(path)?.[1] ?? path

export const filesNamed = (paths: string[]) => paths.map(nameOf).toSorted()

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

async function read(paths: string[]): Promise<Buffer[]> {
  return Promise.all(paths.map(path => readFile(CLIENT + path)))
}

export async function bytes(paths: string[]): Promise<number> {
  return sum((await read(paths)).map(file => file.length))
}

export async function packedBytes(paths: string[]): Promise<number> {
  return sum((await read(paths)).map(file => gzipSync(file).length))
}
