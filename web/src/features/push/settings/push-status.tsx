import { pushBannerMessages } from '@registry/shared/messages/push/push-banner'
import { pushPanelMessages as t } from '@registry/shared/messages/push/push-panel'
import { Bell, BellOff, BellRing } from 'lucide-react'
import type { ReactNode } from 'react'
import { needsHomeScreen } from '../../../lib/push/push-subscription.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Box } from '../../../ui/layout/box.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import pushSettingsStyles from './push-settings.module.css'

interface LineProps {
  icon: typeof Bell
  isOn?: boolean
  title: string
  text?: string
  children?: ReactNode
}

function Line({ icon: Icon, isOn, title, text, children }: LineProps) {
  return (
    <Inline gap={12} align="center" className={`tap ${pushSettingsStyles.pushLine}`}>
      <span className={`tile tint-${isOn ? 'moss' : 'neutral'}`}>
        <Icon className="icon" aria-hidden="true" />
      </span>
      <Box grows shrinks>
        <p className="strong">{title}</p>
        {text && <p className="muted">{text}</p>}
      </Box>
      {children}
    </Inline>
  )
}

interface PushStatusProps {
  /** True when this browser is registered. */
  isOn: boolean
  /** Number of registered devices. */
  count: number
  isBusy: boolean
  onEnable: () => void
  onTest: () => void
}

/** Status line with one button: enable, or send a test once enabled. */
export function PushStatus({ isOn, count, isBusy, onEnable, onTest }: PushStatusProps) {
  const isAny = count > 0
  const label = isOn
    ? [t.test, t.testing]
    : [pushBannerMessages.enable, pushBannerMessages.enabling]
  return (
    <Line
      icon={isOn ? BellRing : Bell}
      isOn={isOn}
      title={isAny ? t.enabled : t.disabled}
      text={`${isAny ? t.enabledOn(count) : t.notEnabled}${isAny && !isOn ? `. ${t.notHere}` : ''}`}
    >
      {/* A single button element keeps the focus when its action changes. */}
      <Button
        look={isOn ? 'outline' : 'primary'}
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy) (isOn ? onTest : onEnable)()
        }}
      >
        {label[isBusy ? 1 : 0]}
      </Button>
    </Line>
  )
}

/** Shown when permission is denied: only the browser's own settings can revert that. */
export function PushBlocked() {
  const { title, text, steps } = t.blocked
  return (
    <div>
      <Line icon={BellOff} title={title} text={text} />
      <Steps steps={steps} />
    </div>
  )
}

/** Shown without push support; explains the Home Screen installation on iPhones. */
export function PushUnsupported() {
  const { title, text } = t.unsupported
  const { homeScreen } = t
  return (
    <div>
      <Line icon={BellOff} title={title} text={text} />
      {needsHomeScreen() && (
        <Box above={16} pad={16} radius={12} fill="sunken">
          <p className="strong">{homeScreen.title}</p>
          <Steps steps={homeScreen.steps} />
          <p className="hint above-12">{homeScreen.note}</p>
        </Box>
      )}
    </div>
  )
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <Box as="ol" tone="muted" className={`ol ${pushSettingsStyles.pushSteps}`} above={12}>
      {steps.map(step => (
        <li key={step}>{step}</li>
      ))}
    </Box>
  )
}
