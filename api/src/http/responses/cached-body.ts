import { createHash } from 'node:crypto'
import type { Context } from 'koa'
import {
  COMPRESS_FROM,
  compress,
  compressBrotli,
  type Encoding,
  encodeUtf8,
  negotiateEncoding,
} from './encodings.ts'

/** Number of uses of a Brotli form after which it is compressed anew at the highest useful level. */
const OFTEN_USED = 4
const DENSE_BROTLI = 9

const ENCODINGS: readonly Encoding[] = ['br', 'zstd', 'gzip', 'identity']

/** Bytes of a response as one encoding sends them, with the strong ETag of these bytes (RFC 9110 8.8.3). */
interface EncodedBody {
  bytes: Buffer
  etag: string
}

/** A cached response body with its compressed forms; each is created once, on its first use. */
export interface CachedBody {
  /** Number of bytes without compression. */
  readonly length: number
  /** Returns the form of an encoding; concurrent calls share one compression. */
  as(encoding: Encoding): Promise<EncodedBody>
}

/** Creates a cached body of a text, which is sent as UTF-8. */
export function createCachedBody(text: string): CachedBody {
  const bytes = encodeUtf8(text)
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 22)
  const identity = Promise.resolve({ bytes, etag: `"${hash}"` })
  const forms = new Map<Encoding, Promise<EncodedBody>>([['identity', identity]])
  let uses = 0

  async function form(encoding: Encoding): Promise<EncodedBody> {
    return { bytes: await compress(bytes, encoding), etag: `"${hash}-${encoding}"` }
  }
  /** Replaces the Brotli form by a smaller one. Its bytes differ, so its ETag does too. */
  async function condense(): Promise<void> {
    const dense = {
      bytes: await compressBrotli(bytes, DENSE_BROTLI),
      etag: `"${hash}-br${DENSE_BROTLI}"`,
    }
    forms.set('br', Promise.resolve(dense))
  }
  return {
    length: bytes.length,
    as(encoding) {
      const known = forms.get(encoding)
      const found = known ?? form(encoding)
      if (!known) {
        forms.set(encoding, found)
        // The next request tries again.
        found.catch(() => forms.delete(encoding))
      }
      if (encoding === 'br' && ++uses === OFTEN_USED) condense().catch(() => undefined)
      return found
    },
  }
}

/**
 * Sends a cached body that clients must revalidate, or 304 when the client has it (RFC 9110 13.1.2). The type is set
 * for a 304 too, because the security headers depend on it.
 */
export async function sendCachedBody(
  ctx: Context,
  type: 'json' | 'html' | 'application/xml' | 'application/manifest+json',
  body: CachedBody,
): Promise<void> {
  const encoding = body.length < COMPRESS_FROM ? 'identity' : negotiateEncoding(ctx, ENCODINGS)
  const { bytes, etag } = await body.as(encoding)
  ctx.compress = false
  ctx.type = type
  ctx.set('cache-control', 'no-cache')
  ctx.set('etag', etag)
  if (ctx.headers['if-none-match'] !== undefined && ctx.fresh) {
    ctx.status = 304
    return
  }
  if (encoding !== 'identity') ctx.set('content-encoding', encoding)
  ctx.body = bytes
}
