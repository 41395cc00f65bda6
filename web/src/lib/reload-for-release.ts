import { entryScriptUrl } from './entry-script-url.ts'

const KEY = 'reloaded-from'

/** Gone, and not merely out of reach. */
async function isGone(script: string): Promise<boolean> {
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404
}

/** False when it was tried from this release before: once more would change nothing. */
function noteFirstTry(script: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === script) return false
    sessionStorage.setItem(KEY, script)
    return true
  } catch {
    // Without a note it could go on for ever.
    return false
  }
}

/** Loads the page anew if a newer release has replaced its code; gives whether it does. */
export async function reloadForRelease(): Promise<boolean> {
  const script = entryScriptUrl()
  if (!script || !(await isGone(script)) || !noteFirstTry(script)) return false
  location.reload()
  return true
}
