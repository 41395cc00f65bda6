const isAt = (bytes: Uint8Array, start: number, text: string) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, Math.min(text.length, bytes.length)).toString(
    'latin1',
  ) === text

/** Detects JPEG, PNG, GIF, WebP and the AVIF family by the first bytes of a file. */
export function hasImageSignature(bytes: Uint8Array): boolean {
  if (bytes.length < 12) return false
  if (isAt(bytes, 0, '\xff\xd8\xff') || isAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return true
  if (isAt(bytes, 0, 'GIF8')) return true
  return (isAt(bytes, 0, 'RIFF') && isAt(bytes, 8, 'WEBP')) || isAt(bytes, 4, 'ftyp')
}
