import { onboardingMessages as t } from '@registry/shared/messages/registry/onboarding'
import { X } from 'lucide-react'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useModal } from '../../ui/dialogs/modal.tsx'

const STEPS = [1, 2, 3] as const

interface OnboardingPaneProps {
  step: (typeof STEPS)[number]
  children: ReactNode
  foot: ReactNode
}

/** Layout of one step: progress, content and footer buttons. */
export function OnboardingPane({ step, children, foot }: OnboardingPaneProps) {
  const { focusTitle, dismiss } = useModal()
  const body = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step starts at its title.
  useLayoutEffect(() => {
    focusTitle()
    body.current?.scrollTo({ top: 0 })
  }, [focusTitle, step])

  return (
    <div className="pane-main">
      <span className="handle" aria-hidden="true" />
      <div className="sheet-head">
        <div>
          <p className="text-14 weight-500 muted above-2">{t.step(step)}</p>
        </div>
        <button
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={t.close}
          onClick={() => dismiss('button')}
        >
          <X className="icon" aria-hidden="true" />
        </button>
      </div>
      <div className="steps" aria-hidden="true">
        {STEPS.map(one => (
          <i key={one} className={one <= step ? 'on' : undefined} />
        ))}
      </div>
      <div className="sheet-body" ref={body}>
        {children}
      </div>
      <div className="sheet-foot">{foot}</div>
    </div>
  )
}
