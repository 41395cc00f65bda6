// Texts that email clients turn into links; browsers treat full-width dots as dots too.
const LOOKS_LIKE_LINK =
  /:\/\/|https?:|@|www\.|[\p{L}\p{M}\p{N}][.\u3002\uFF0E\uFF61]\p{L}[\p{L}\p{M}]/iu

/**
 * Returns a user-supplied name, or undefined when it looks like a link. Anyone can make us send email to any
 * address, so user-supplied text must not contain links.
 */
export function linkFreeName(name: string): string | undefined {
  return LOOKS_LIKE_LINK.test(name) ? undefined : name
}
