import { pairingMessages as t } from '@registry/shared/messages/account/pairing'
import { paths } from '../../../lib/url/paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LinkButton } from '../../../ui/buttons/link-button.tsx'
import { Illustration } from '../../../ui/images/illustration.tsx'
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
        <PairingMessage picture={<Illustration of="shop-window" />} title={title} text={text}>
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
      return <PairingMessage picture={<Illustration of="waiting-pram" />} {...t.malformed} />
    case 'declined':
      return <PairingMessage picture={<Illustration of="waiting-pram" />} {...t.declined} />
    case 'connected':
      return (
        <PairingMessage picture={<Illustration of="found-heart" />} {...t.connected}>
          <LinkButton look="outline" isBlock href={paths.extension}>
            {t.connected.list}
          </LinkButton>
        </PairingMessage>
      )
    case 'refused':
      return (
        <PairingMessage
          picture={<Illustration of="tumbled-blocks" />}
          title={t.refused.title}
          text={`${screen.text} ${t.refused.again}`}
        />
      )
    case 'timed-out':
      return (
        <PairingRetry
          picture={<Illustration of="waiting-pram" />}
          {...t.late}
          onConnect={onConnect}
        />
      )
    case 'failed':
      return (
        <PairingRetry
          picture={<Illustration of="tumbled-blocks" />}
          {...t.failed}
          onConnect={onConnect}
        />
      )
    case 'server-failed':
      return (
        <PairingRetry
          picture={<Illustration of="tumbled-blocks" />}
          {...t.serverFailed}
          onConnect={onConnect}
        />
      )
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
      <Illustration of="shop-window" />
      <h1 className="display-30">{t.pageTitle}</h1>
      <p className="lead" role="status">
        {t.checking}
      </p>
    </>
  )
}
