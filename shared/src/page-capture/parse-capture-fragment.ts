import * as z from 'zod/mini'
import { type CapturedProduct, capturedProduct } from './captured-product.ts'
import { CAPTURE_FRAGMENT, CAPTURE_MAX_LENGTH } from './item-form-url.ts'

/**
 * Parses the captured product of a URL fragment; undefined if it is none, malformed or too long. The
 * content is untrusted: any page can open the form with it.
 */
export function parseCaptureFragment(fragment: string): CapturedProduct | undefined {
  if (!fragment.startsWith(CAPTURE_FRAGMENT)) return undefined
  const encoded = fragment.slice(CAPTURE_FRAGMENT.length)
  if (encoded.length > CAPTURE_MAX_LENGTH) return undefined
  return z.safeParse(capturedProduct, readJson(encoded)).data
}

function readJson(encoded: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(encoded))
  } catch {
    return undefined
  }
}
