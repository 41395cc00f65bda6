/**
 * Keys for calls that must count once. The same content keeps its key, so that trying again after a
 * lost answer is the same request; other content gets another.
 */
export function requestKeys(): (content: unknown) => string {
  let last = { content: '', key: '' }
  return content => {
    const text = JSON.stringify(content)
    if (text !== last.content) last = { content: text, key: newKey() }
    return last.key
  }
}

/** 128 random bits; unlike randomUUID it is there on plain http too. */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
}
