import type { SourceFile } from './source-files.ts'

/** Calls that must run before the first paint. */
const NOT_LATE = /addEventListener\(|\.focus\(|setTimeout\(|setInterval\(|scrollIntoView\(/

/**
 * Finds `useEffect` calls that add listeners, move the focus or start timers. They run after the paint,
 * so an early key press is lost or the focus moves while the user types.
 */
export function findLateEffects(file: SourceFile): string[] {
  return [...runAfterThePicture(file), ...focusesOfTheForm(file)]
}

function runAfterThePicture({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/\buseEffect\(/g)].flatMap(({ index, 0: call }) => {
    const effect = text.slice(index, endOfCall(text, index + call.length))
    const place = `${path}:${lineAt(text, index)}`
    return NOT_LATE.test(effect) ? [`${place}: useLayoutEffect is in time for this`] : []
  })
}

/** Finds `setFocus` of react-hook-form, which runs in a later task. */
function focusesOfTheForm({ path, text }: SourceFile): string[] {
  return [...text.matchAll(/\.setFocus\(/g)].map(
    ({ index }) => `${path}:${lineAt(text, index)}: focusField is in time for this`,
  )
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** Returns the index after the parenthesis that closes the call. */
function endOfCall(text: string, from: number): number {
  let open = 1
  let at = from
  for (; open > 0 && at < text.length; at += 1) {
    if (text[at] === '(') open += 1
    if (text[at] === ')') open -= 1
  }
  return at
}
