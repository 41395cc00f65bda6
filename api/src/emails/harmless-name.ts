// What mail programs make a link of by themselves.
const LOOKS_LIKE_LINK = /:\/\/|https?:|@|www\.|[\p{L}\p{N}]\.\p{L}{2}/iu

/**
 * A name that people gave, unless it could be read as an address: anybody can have us mail anybody, so
 * what they write must lead nowhere.
 */
export function harmlessName(name: string): string | undefined {
  return LOOKS_LIKE_LINK.test(name) ? undefined : name
}
