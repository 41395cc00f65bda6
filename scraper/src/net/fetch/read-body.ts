import type { Response } from 'undici'
import { FetchError } from '../fetch-error.ts'

const MAX_ENCODINGS = 2
const ENCODINGS = new Set(['gzip', 'x-gzip', 'deflate', 'br', 'zstd', 'identity'])

/**
 * Reads the body of a response, decompressed while streaming. Throws as soon as it exceeds `maxBytes`, which
 * stops decompression bombs; more than two encodings are rejected (RFC 9110 8.4 sets no limit).
 */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  refuseEncodings(response.headers.get('content-encoding'))
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.byteLength
    if (length > maxBytes) throw new FetchError('UNREACHABLE')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

function refuseEncodings(header: string | null): void {
  const encodings = header?.split(',').map(name => name.trim().toLowerCase()) ?? []
  const isKnown = encodings.every(name => ENCODINGS.has(name))
  if (encodings.length > MAX_ENCODINGS || !isKnown) throw new FetchError('UNREACHABLE')
}
