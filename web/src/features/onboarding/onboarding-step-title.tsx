import { useModal } from '../../ui/dialogs/modal.tsx'

/** Heading and lead of a step; names the dialog. */
export function OnboardingStepTitle({ title, text }: { title: string; text: string }) {
  const { titleId } = useModal()
  return (
    <div className="step-title">
      <h2 id={titleId} tabIndex={-1} className="display-24" dir="auto">
        {title}
      </h2>
      <p className="muted">{text}</p>
    </div>
  )
}
