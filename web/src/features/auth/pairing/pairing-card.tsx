import { pairingMessages as t } from '@registry/shared/messages/account/pairing'
import { FoundHeart } from '../../../art/found-heart.tsx'
import { ShopWindow } from '../../../art/shop-window.tsx'
import { TumbledBlocks } from '../../../art/tumbled-blocks.tsx'
import { WaitingPram } from '../../../art/waiting-pram.tsx'
import { paths } from '../../../lib/url/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { PromptCard } from '../../../ui/layout/prompt-card.tsx'
import { PairingMessage, PairingRetry } from './pairing-message.tsx'
import { PairingQuestion } from './pairing-question.tsx'
import type { PairingScreen } from './pairing-state.ts'

const LOGIN_TEXTS = {
  'signed-out': t.signedOut,
  'no-account': t.noAccount,
} as const

interface PairingCardProps {
  challenge: string
  screen: PairingScreen
  onConnect: () => void
  onDecline: () => void
  onLogin: () => void
}

/** The page that connects an extension: question, progress and result. */
export function PairingCard(props: PairingCardProps) {
  return (
    <PromptCard foot={t.small} centres>
      <PairingContent {...props} />
    </PromptCard>
  )
}

function PairingContent({ challenge, screen, onConnect, onDecline, onLogin }: PairingCardProps) {
  switch (screen.name) {
    case 'checking':
      return <CheckingMessage />
    case 'signed-out':
    case 'no-account': {
      const { title, text, login } = LOGIN_TEXTS[screen.name]
      return (
        <PairingMessage picture={<ShopWindow />} title={title} text={text}>
          <Button isBlock onClick={onLogin}>
            {login}
          </Button>
          <Button look="quiet" isBlock onClick={onDecline}>
            {t.asking.notMe}
          </Button>
        </PairingMessage>
      )
    }
    case 'malformed':
      return <PairingMessage picture={<WaitingPram />} {...t.malformed} />
    case 'declined':
      return <PairingMessage picture={<WaitingPram />} {...t.declined} />
    case 'connected':
      return (
        <PairingMessage picture={<FoundHeart />} {...t.connected}>
          <LinkButton look="outline" isBlock href={paths.extension}>
            {t.connected.list}
          </LinkButton>
        </PairingMessage>
      )
    case 'refused':
      return (
        <PairingMessage
          picture={<TumbledBlocks />}
          title={t.refused.title}
          text={`${screen.text} ${t.refused.again}`}
        />
      )
    case 'timed-out':
      return <PairingRetry picture={<WaitingPram />} {...t.late} onConnect={onConnect} />
    case 'failed':
      return <PairingRetry picture={<TumbledBlocks />} {...t.failed} onConnect={onConnect} />
    case 'server-failed':
      return <PairingRetry picture={<TumbledBlocks />} {...t.serverFailed} onConnect={onConnect} />
    default:
      return 'user' in screen ? (
        <PairingQuestion
          challenge={challenge}
          registry={screen.user.registryTitle || screen.user.registryName}
          isBusy={screen.name !== 'asking'}
          onConnect={onConnect}
          onDecline={onDecline}
        />
      ) : null
  }
}

function CheckingMessage() {
  return (
    <>
      <ShopWindow />
      <h1 className="display-30">{t.pageTitle}</h1>
      <p className="lead" role="status">
        {t.checking}
      </p>
    </>
  )
}
