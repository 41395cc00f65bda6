import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { contributionMessages as t } from '@registry/shared/messages/contributions/contributions'
import { Share2 } from 'lucide-react'
import { copyText } from '../../../../lib/browser/copy-text.ts'
import { paths } from '../../../../lib/url/paths.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { useAnnouncement } from '../../../../ui/feedback/live-region.tsx'
import { Stack } from '../../../../ui/layout/stack.tsx'

/** Shares the registry with the Web Share API, or copies its URL. */
export function ShareRegistry({ owner }: { owner: RegistryOwner }) {
  const [announcement, announce] = useAnnouncement()

  const share = async () => {
    const url = new URL(paths.registry(owner.registrySlug), location.href).href
    const data = { url, title: owner.registryTitle }
    // Dismissing the share sheet rejects with AbortError, which is not a failure.
    if (navigator.canShare?.(data)) await navigator.share(data).catch(() => undefined)
    else announce((await copyText(url)) ? t.linkCopied : t.copyByHand(url))
  }
  return (
    <Stack canBreak gap={4} align="center" textAlign="center">
      <Button look="quiet" onClick={() => void share()}>
        <Share2 className="icon" aria-hidden="true" />
        {t.share}
      </Button>
      <p className="hint" role="status">
        {announcement}
      </p>
    </Stack>
  )
}
