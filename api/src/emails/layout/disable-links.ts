// Texts that email clients turn into links; browsers treat full-width dots as dots too.
const SCHEME = /:(?=\/\/)/g
const DOT = /(?<=[\p{L}\p{M}\p{N}])[.\u3002\uFF0E\uFF61](?=\p{L}[\p{L}\p{M}])/gu
const AT = /(?<=\S)@(?=\S)/g

/**
 * Inserts spaces into everything that looks like a link, so user-supplied text stays readable but is not
 * clickable. Anyone can make us send email to any address.
 */
export function disableLinks(text: string): string {
  return text.replace(SCHEME, ': ').replace(DOT, '$& ').replace(AT, ' @ ')
}
