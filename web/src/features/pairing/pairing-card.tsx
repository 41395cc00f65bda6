import { extensionLabel } from '@registry/shared/devices/device-label'
import { pairingMessages as words } from '@registry/shared/messages/pairing'
import { pairingCode, spacedPairingCode } from '@registry/shared/pairing/pairing-code'
import { type ReactNode, useEffect, useRef } from 'react'
import { FoundHeart } from '../../art/found-heart.tsx'
import { ShopWindow } from '../../art/shop-window.tsx'
import { TumbledBlocks } from '../../art/tumbled-blocks.tsx'
import { WaitingPram } from '../../art/waiting-pram.tsx'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Gate } from '../../ui/gate.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { PairingScreen } from './pairing-state.ts'

const LOGIN_WORDS = {
  'signed-out': words.signedOut,
  'login-again': words.loginAgain,
  'no-account': words.noAccount,
} as const

interface PairingCardProps {
  challenge: string
  screen: PairingScreen
  onConnect: () => void
  onDecline: () => void
  onLogin: () => void
}

/** One card: whether this browser may be connected, and what became of it. */
export function PairingCard(props: PairingCardProps) {
  return (
    <Gate home={paths.home} foot={words.small} isCentred>
      <Inside {...props} />
    </Gate>
  )
}

function Inside({ challenge, screen, onConnect, onDecline, onLogin }: PairingCardProps) {
  switch (screen.name) {
    case 'checking':
      return <Checking />
    case 'signed-out':
    case 'login-again':
    case 'no-account': {
      const { title, text, login } = LOGIN_WORDS[screen.name]
      return (
        <Told picture={<ShopWindow />} title={title} text={text}>
          <Button isBlock onClick={onLogin}>
            {login}
          </Button>
          <Decline onDecline={onDecline} />
        </Told>
      )
    }
    case 'malformed':
      return <Told picture={<WaitingPram />} {...words.malformed} />
    case 'declined':
      return <Told picture={<WaitingPram />} {...words.declined} />
    case 'connected':
      return (
        <Told picture={<FoundHeart />} {...words.connected}>
          <LinkButton look="outline" isBlock href={paths.extension}>
            {words.connected.list}
          </LinkButton>
        </Told>
      )
    case 'refused':
      return (
        <Told
          picture={<TumbledBlocks />}
          title={words.refused.title}
          text={`${screen.words} ${words.refused.again}`}
        />
      )
    case 'late':
      return <Again picture={<WaitingPram />} {...words.late} onConnect={onConnect} />
    case 'failed':
      return <Again picture={<TumbledBlocks />} {...words.failed} onConnect={onConnect} />
    case 'server-failed':
      return <Again picture={<TumbledBlocks />} {...words.serverFailed} onConnect={onConnect} />
    default:
      return 'user' in screen ? (
        <Asking
          challenge={challenge}
          registry={screen.user.registryTitle || screen.user.registryName}
          isBusy={screen.name !== 'asking'}
          onConnect={onConnect}
          onDecline={onDecline}
        />
      ) : null
  }
}

interface AskingProps {
  challenge: string
  registry: string
  isBusy: boolean
  onConnect: () => void
  onDecline: () => void
}

function Asking({ challenge, registry, isBusy, onConnect, onDecline }: AskingProps) {
  const { asking, connecting } = words
  const code = pairingCode(challenge)
  return (
    <>
      <ShopWindow />
      <Title>{asking.title}</Title>
      <p className="lead" dir="auto">
        <strong>{extensionLabel(navigator.userAgent)}</strong>
        {asking.text(registry)}
      </p>
      <p className="pair-code num">
        <span aria-hidden="true">{spacedPairingCode(code)}</span>
        <span className="vh">{asking.code([...code].join(' '))}</span>
      </p>
      <p className="pair-check">{asking.check}</p>
      <div className="acts">
        <Button isBlock size="lg" aria-disabled={isBusy || undefined} onClick={onConnect}>
          {isBusy ? connecting : asking.connect}
        </Button>
        <Button look="quiet" isBlock disabled={isBusy} onClick={onDecline}>
          {asking.notMe}
        </Button>
      </div>
      <p className="vh" role="status">
        {isBusy ? connecting : ''}
      </p>
    </>
  )
}

function Checking() {
  return (
    <>
      <ShopWindow />
      <h1 className="display-30">{words.pageTitle}</h1>
      <p className="lead" role="status">
        {words.checking}
      </p>
    </>
  )
}

interface ToldProps {
  picture: ReactNode
  title: string
  text: string
  children?: ReactNode
}

function Told({ picture, title, text, children }: ToldProps) {
  return (
    <>
      {picture}
      <Title>{title}</Title>
      <p className="lead">{text}</p>
      <div className="acts">
        {children}
        {!children && (
          <LinkButton look="outline" isBlock href={paths.extension}>
            {words.about}
          </LinkButton>
        )}
      </div>
    </>
  )
}

function Again({ onConnect, ...told }: Omit<ToldProps, 'children'> & { onConnect: () => void }) {
  return (
    <Told {...told}>
      <Button isBlock onClick={onConnect}>
        {words.tryAgain}
      </Button>
    </Told>
  )
}

function Decline({ onDecline }: { onDecline: () => void }) {
  return (
    <Button look="quiet" isBlock onClick={onDecline}>
      {words.asking.notMe}
    </Button>
  )
}

/** In focus when it comes in place of another, so that it is heard. */
function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other words are another card.
  useEffect(() => heading.current?.focus(), [children])
  return (
    <h1 ref={heading} className="display-30" tabIndex={-1}>
      {children}
    </h1>
  )
}
