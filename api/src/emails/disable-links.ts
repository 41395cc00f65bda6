// What mail programs make a link of by themselves; the wide dots are dots to a browser too.
const SCHEME = /:(?=\/\/)/g
const DOT = /(?<=[\p{L}\p{M}\p{N}])[.\u3002\uFF0E\uFF61](?=\p{L}[\p{L}\p{M}])/gu
const AT = /(?<=\S)@(?=\S)/g

/**
 * Free words of people with a space in all that could be read as an address: they stay to be read, and
 * lead nowhere. Anybody can have us mail anybody.
 */
export function disableLinks(text: string): string {
  return text.replace(SCHEME, ': ').replace(DOT, '$& ').replace(AT, ' @ ')
}
