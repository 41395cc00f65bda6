// What mail programs make a link of by themselves; the wide dots are dots to a browser too.
const LOOKS_LIKE_LINK =
  /:\/\/|https?:|@|www\.|[\p{L}\p{M}\p{N}][.\u3002\uFF0E\uFF61]\p{L}[\p{L}\p{M}]/iu

/**
 * A name that people gave, unless it could be read as an address: anybody can have us mail anybody, so
 * what they write must lead nowhere.
 */
export function linkFreeName(name: string): string | undefined {
  return LOOKS_LIKE_LINK.test(name) ? undefined : name
}
