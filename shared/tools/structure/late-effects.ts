import type { SourceFile } from './source-files.ts'

/** What somebody may be faster than, when it begins after the picture. */
const NOT_LATE = /addEventListener\(|\.focus\(|setTimeout\(|setInterval\(|scrollIntoView\(/

/**
 * Effects that run some time after their picture was seen, though they listen, move the focus or begin
 * a time: a key pressed at once is lost, and a focus that comes late is taken from who types already.
 */
export function lateEffects({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/\buseEffect\(/g)].flatMap(({ index, 0: call }) => {
    const effect = text.slice(index, endOfCall(text, index + call.length))
    const line = text.slice(0, index).split('\n').length
    return NOT_LATE.test(effect) ? [`${path}:${line}: useLayoutEffect is in time for this`] : []
  })
}

/** Where the parenthesis closes that is open before `from`. */
function endOfCall(text: string, from: number): number {
  let open = 1
  let at = from
  for (; open > 0 && at < text.length; at += 1) {
    if (text[at] === '(') open += 1
    if (text[at] === ')') open -= 1
  }
  return at
}
