/** Reads a response's text; undefined when it exceeds `max` bytes, and the rest is not downloaded. */
export async function readLimitedText(
  response: Response,
  max: number,
): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    // Leaving the loop cancels the stream.
    if (size > max) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
