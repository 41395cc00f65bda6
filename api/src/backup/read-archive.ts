import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { isImageFileName } from '@registry/shared/images/image-file-names'
import { Parser, type ReadEntry } from 'tar'
import { ConfigError } from '../config-error.ts'
import {
  imageOfPath,
  MANIFEST_DIGEST_PATH,
  MANIFEST_PATH,
  type Manifest,
  parseManifest,
  SECRETS_PATH,
  tableOfPath,
} from './manifest.ts'
import { measureFiles, measureRows } from './measure.ts'

/** Largest entry in bytes; we write chunks of 4 MB and images of less than 1 MB. */
const MAX_ENTRY_BYTES = 64_000_000
const decompress = promisify(gunzip)

/** Receives the parts of an archive, one at a time, in the archive's order. */
interface ArchiveHandlers {
  /** The next rows of a table, in PostgreSQL's text format; a chunk may end inside a row. */
  onRows?(table: string, rows: Buffer): Promise<void>
  onImage?(name: string, bytes: Buffer): Promise<void>
  onSecrets?(sealed: Buffer): Promise<void>
}

type Handle = (name: string, bytes: Buffer) => Promise<void>

/** Reads the entries of a tar file one after the other, with one in memory. */
async function readEntries(file: string, handle: Handle): Promise<void> {
  const { promise: failed, reject } = Promise.withResolvers<never>()
  let last = Promise.resolve()
  const read = async (entry: ReadEntry) => {
    if (entry.size > MAX_ENTRY_BYTES) throw new Error(`${entry.path} is too large`)
    await handle(entry.path, await entry.concat())
  }
  const parser = new Parser({
    strict: true,
    onReadEntry: entry => {
      last = last.then(() => read(entry))
      last.catch(reject)
    },
  })
  parser.on('error', reject)
  const ended = once(parser, 'end')
  ended.catch(() => undefined)
  const feed = async () => {
    for await (const chunk of createReadStream(file)) {
      if (!parser.write(chunk)) await once(parser, 'drain')
    }
    parser.end()
    await ended
    await last
  }
  const fed = feed()
  fed.catch(() => undefined)
  await Promise.race([fed, failed])
}

/** Collects the digests of an archive while it is read. */
function createCheck() {
  const tables = new Map<string, ReturnType<typeof measureRows>>()
  const images = measureFiles()
  let hasSecrets = false
  let text: Buffer | undefined
  let manifest: Manifest | undefined
  return {
    addRows(table: string, rows: Buffer) {
      const measure = tables.get(table) ?? measureRows()
      tables.set(table, measure)
      measure.add(rows)
    },
    addImage: images.add,
    addSecrets() {
      hasSecrets = true
    },
    addManifest(bytes: Buffer) {
      text = bytes
    },
    addDigest(bytes: Buffer) {
      manifest = text && parseManifest(text, bytes)
    },
    /** Whether a manifest was read, after which nothing may follow. */
    isComplete: () => manifest !== undefined,
    /** Returns the manifest if it describes exactly the entries that were read. */
    result(): Manifest {
      if (!manifest) throw new Error('its manifest is missing')
      const isTable = ({ name, count, bytes, sha256 }: Manifest['tables'][number]) => {
        const found = (tables.get(name) ?? measureRows()).result()
        return found.count === count && found.bytes === bytes && found.sha256 === sha256
      }
      const wrong = manifest.tables.find(table => !isTable(table))
      if (wrong) throw new Error(`the rows of ${wrong.name} differ from its manifest`)
      const known = new Set(manifest.tables.map(({ name }) => name))
      if ([...tables.keys()].some(name => !known.has(name)))
        throw new Error('it has a foreign table')
      const { count, bytes, sha256 } = images.result()
      const { images: wanted } = manifest
      const isSame = count === wanted.count && bytes === wanted.bytes && sha256 === wanted.sha256
      if (!isSame) throw new Error('its images differ from its manifest')
      if (hasSecrets !== manifest.hasSecrets) throw new Error('its secrets are missing')
      return manifest
    },
  }
}

/**
 * Reads an archive, passes its parts on, and returns its manifest. Throws ConfigError when it is not complete or
 * a digest differs; parts were passed on by then, so verify an archive before its parts change anything.
 */
export async function readArchive(
  file: string,
  { onRows, onImage, onSecrets }: ArchiveHandlers = {},
): Promise<Manifest> {
  const check = createCheck()
  // Errors of a handler, such as a lost database connection, are no fault of the archive.
  let ownError: unknown
  const pass = async (work: Promise<void> | undefined) => {
    await work?.catch(error => {
      ownError = error
      throw error
    })
  }
  const handle: Handle = async (name, bytes) => {
    if (check.isComplete()) throw new Error('it has entries after its manifest')
    const table = tableOfPath(name)
    const image = imageOfPath(name)
    if (table) {
      const rows = await decompress(bytes, { maxOutputLength: MAX_ENTRY_BYTES })
      check.addRows(table, rows)
      await pass(onRows?.(table, rows))
    } else if (image && isImageFileName(image)) {
      check.addImage(image, bytes)
      await pass(onImage?.(image, bytes))
    } else if (name === SECRETS_PATH) {
      check.addSecrets()
      await pass(onSecrets?.(bytes))
    } else if (name === MANIFEST_PATH) check.addManifest(bytes)
    else if (name === MANIFEST_DIGEST_PATH) check.addDigest(bytes)
    else throw new Error(`it has an unknown entry ${name}`)
  }
  try {
    await readEntries(file, handle)
    return check.result()
  } catch (error) {
    if (ownError !== undefined) throw ownError
    const reason = error instanceof Error ? error.message : String(error)
    throw new ConfigError(`The archive ${file} is broken: ${reason}.`)
  }
}
