import { updateMessages } from '@registry/shared/messages/update'
import { entryScriptUrl } from '../../lib/lazy-loading/entry-script-url.ts'
import { paths } from '../../lib/url/paths.ts'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { isOutdated } from './is-outdated.ts'

async function currentPage(): Promise<string> {
  const answer = await fetch(paths.dashboard, { cache: 'no-store' }).catch(() => undefined)
  return answer?.ok ? answer.text() : ''
}

/** Shows a toast about a newer release; the user decides when to reload. */
export async function offerRelease(): Promise<void> {
  const script = entryScriptUrl()
  if (!script || !isOutdated(await currentPage(), script)) return
  const { words: t, reload } = updateMessages
  showToast('news', t, { label: reload, run: () => location.reload() })
}
