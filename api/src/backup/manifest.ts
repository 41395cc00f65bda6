import { createHash } from 'node:crypto'
import * as z from 'zod'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.int().min(0)

const manifestSchema = z.object({
  /** Version of the archive's layout. */
  format: z.literal(1),
  /** Time of the snapshot. */
  snapshotAt: z.iso.datetime(),
  /** Names of the applied migrations, in their order. */
  migrations: z.array(z.string()),
  /** The tables in the order of their foreign keys. */
  tables: z.array(
    z.object({
      name: z.string(),
      columns: z.array(z.string()),
      /** Number of rows. */
      count,
      /** Size and digest of the uncompressed rows. */
      bytes: count,
      sha256,
    }),
  ),
  images: z.object({
    /** Number of files. */
    count,
    bytes: count,
    /** Digest of the names and contents, in the archive's order. */
    sha256,
    /** Number of files that the database names and the image store did not have. */
    missing: count,
  }),
  hasSecrets: z.boolean(),
})

/** Description of an archive's contents, its last part. */
export type Manifest = z.output<typeof manifestSchema>
export type TablePart = Manifest['tables'][number]

/** Path of the manifest in an archive; the entry after it is its digest. */
export const MANIFEST_PATH = 'manifest.json'
export const MANIFEST_DIGEST_PATH = 'manifest.json.sha256'
export const SECRETS_PATH = 'secrets.json.enc'

/** Name of the pending jobs among the tables of an archive. */
export const JOBS = 'graphile_worker.jobs'

const TABLE_PATH = /^tables\/([a-z_.]+)\/\d{6}\.gz$/
const IMAGE_PATH = /^images\/([^/]+)$/

export const tablePath = (table: string, chunk: number) =>
  `tables/${table}/${String(chunk).padStart(6, '0')}.gz`
export const imagePath = (name: string) => `images/${name}`
/** Returns the table of a chunk's path; undefined for another path. */
export const tableOfPath = (path: string) => TABLE_PATH.exec(path)?.[1]
/** Returns the file name in an image's path; undefined for another path. */
export const imageOfPath = (path: string) => IMAGE_PATH.exec(path)?.[1]

export function serializeManifest(manifest: Manifest): { text: Buffer; digest: Buffer } {
  const text = Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)
  return { text, digest: Buffer.from(digestOf(text)) }
}

/** Parses a manifest; undefined when its digest differs or it has another shape. */
export function parseManifest(text: Buffer, digest: Buffer): Manifest | undefined {
  if (digestOf(text) !== digest.toString()) return undefined
  return manifestSchema.safeParse(JSON.parse(text.toString())).data
}

const digestOf = (text: Buffer) => createHash('sha256').update(text).digest('hex')
