import { entryScriptUrl } from './entry-script-url.ts'

const KEY = 'reloaded-from'

/** Returns whether the server responds with 404; network errors do not count. */
async function isGone(script: string): Promise<boolean> {
  const answer = await fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
  return answer?.status === 404
}

/** Returns false if the page was already reloaded from this release, or if that cannot be stored. */
function noteFirstTry(script: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === script) return false
    sessionStorage.setItem(KEY, script)
    return true
  } catch {
    // Without storage the page could reload forever.
    return false
  }
}

/**
 * Reloads the page if a newer release has removed its entry script, or loads the URL that the user has chosen. Returns
 * whether it does.
 */
export async function reloadForRelease(chosenUrl?: () => string | undefined): Promise<boolean> {
  const script = entryScriptUrl()
  if (!script || !(await isGone(script)) || !noteFirstTry(script)) return false
  const url = chosenUrl?.()
  if (url) location.assign(url)
  else location.reload()
  return true
}
