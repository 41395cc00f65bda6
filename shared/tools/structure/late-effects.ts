import type { SourceFile } from './source-files.ts'

/** What somebody may be faster than, when it begins after the picture. */
const NOT_LATE = /addEventListener\(|\.focus\(|setTimeout\(|setInterval\(|scrollIntoView\(/

/**
 * Effects that run some time after their picture was seen, though they listen, move the focus or begin
 * a time: a key pressed at once is lost, and a focus that comes late is taken from who types already.
 */
export function lateEffects(file: SourceFile): string[] {
  return [...runAfterThePicture(file), ...focusesOfTheForm(file)]
}

function runAfterThePicture({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/\buseEffect\(/g)].flatMap(({ index, 0: call }) => {
    const effect = text.slice(index, endOfCall(text, index + call.length))
    const place = `${path}:${lineAt(text, index)}`
    return NOT_LATE.test(effect) ? [`${place}: useLayoutEffect is in time for this`] : []
  })
}

/** react-hook-form's own waits for a task of its own. */
function focusesOfTheForm({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/\.setFocus\(/g)].map(
    ({ index }) => `${path}:${lineAt(text, index)}: focusField is in time for this`,
  )
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
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
