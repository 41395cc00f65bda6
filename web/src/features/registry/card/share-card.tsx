import type { User } from '@registry/shared/contract/account/auth'
import { registryCardMessages } from '@registry/shared/messages/registry/registry-card'
import { shareMessages } from '@registry/shared/messages/registry/share'
import { Share } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { ShareMessage } from '../share/share-message.tsx'
import { hasShareMenu, useShareRegistry } from '../share/use-share-registry.tsx'
import type { RegistryCardContent } from './registry-card-content.ts'

const t = registryCardMessages.share

interface ShareCardProps {
  user: User
  content: RegistryCardContent
  onShared: () => void
}

/** Ways to share the registry: the phone's share menu, and a message to copy or send. */
export function ShareCard({ user, content, onShared }: ShareCardProps) {
  const { share, sheet } = useShareRegistry(user, onShared)
  return (
    <Card gap={8} pad={20} className="stack" aria-labelledby="card-share">
      <Text as="h2" size={18} weight={600} id="card-share" tabIndex={-1}>
        {t.title}
      </Text>
      <p className="muted">{t.text}</p>
      {hasShareMenu() && (
        <Button isBlock onClick={share}>
          <Share className="icon" aria-hidden="true" />
          {shareMessages.share}
        </Button>
      )}
      <ShareMessage title={content.title} url={content.url} onShared={onShared} />
      {sheet}
    </Card>
  )
}
