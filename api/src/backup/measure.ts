import { createHash } from 'node:crypto'

const NEWLINE = 0x0a

/** Counts, sizes and hashes the contents of a part of an archive while they pass. */
interface Measure {
  add(bytes: Buffer): void
  result(): { count: number; bytes: number; sha256: string }
}

/** Measures rows in PostgreSQL's text format, in which a row ends with the only newline that it has. */
export function measureRows(): Measure {
  const hash = createHash('sha256')
  let [count, size] = [0, 0]
  return {
    add(bytes) {
      hash.update(bytes)
      size += bytes.length
      for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) count += 1
    },
    result: () => ({ count, bytes: size, sha256: hash.copy().digest('hex') }),
  }
}

/** Measures files by name and content. */
export function measureFiles() {
  const hash = createHash('sha256')
  let [count, size] = [0, 0]
  return {
    add(name: string, bytes: Buffer) {
      hash.update(`${name} ${bytes.length}\n`).update(bytes)
      count += 1
      size += bytes.length
    },
    result: () => ({ count, bytes: size, sha256: hash.copy().digest('hex') }),
  }
}
