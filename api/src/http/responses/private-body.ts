import type { Context } from 'koa'
import { type EncodedText, type Encoding, negotiateEncoding } from './encodings.ts'

/** zstd first: a personal list is compressed anew after each change, and zstd does it in the shortest time. */
const ENCODINGS: readonly Encoding[] = ['zstd', 'br', 'gzip', 'identity']

/** A personal JSON response that is created, or read from a cache, in the encoding that the client accepts. */
export class PrivateBody {
  readonly as: (encoding: Encoding) => Promise<EncodedText>
  constructor(as: PrivateBody['as']) {
    this.as = as
  }
}

/** Sends a personal response, which neither browsers nor proxies may store. */
export async function sendPrivateBody(ctx: Context, body: PrivateBody): Promise<void> {
  const { bytes, encoding } = await body.as(negotiateEncoding(ctx, ENCODINGS))
  ctx.compress = false
  ctx.type = 'json'
  ctx.set('cache-control', 'no-store')
  if (encoding !== 'identity') ctx.set('content-encoding', encoding)
  ctx.body = bytes
}
