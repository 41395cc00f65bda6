import type { OwnOffering } from '@registry/shared/contract/offerings/offering-schemas'
import type { RegistryOwner } from '@registry/shared/contract/registry/registry-schemas'
import { trackOfferingsMessages as t } from '@registry/shared/messages/offerings/track-offerings'
import { type ReactNode, useState } from 'react'
import { scrollIntoViewIfNeeded } from '../../../../lib/browser/scroll-into-view-if-needed.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx'
import { Illustration } from '../../../../ui/images/illustration.tsx'
import { FullScreenView } from '../full-screen-view.tsx'
import { OfferingThread } from './offering-thread.tsx'
import { OwnOfferingCard } from './own-offering-card.tsx'
import { type OwnOfferingResource, useOwnOffering } from './use-own-offering.ts'

/** Props of the lazily loaded edit form. */
export interface EditOfferingProps {
  offering: OwnOffering
  onSaved: (offering: OwnOffering) => void
  /** Called when the owner reviewed the offering before the changes were saved. */
  onReviewed: () => void
  onCancel: () => void
}

/** Result of the last action, shown as a banner. */
interface ActionResult {
  tone: 'moss' | 'apricot'
  text: string
}

const REVIEWED: ActionResult = { tone: 'apricot', text: t.edit.reviewed }

const ROLES = { moss: 'status', apricot: 'alert' } as const

interface OwnOfferingViewProps {
  id: string
  owner: RegistryOwner
  isEditing: boolean
  onEdit: () => void
  onEditEnd: () => void
  onClose: () => void
  onTrack: () => void
  renderEdit: (parts: EditOfferingProps) => ReactNode
}

/** The page behind the emailed link: the full offering with the actions that the key permits. */
export function OwnOfferingView(props: OwnOfferingViewProps) {
  const { id, owner, onEditEnd, onClose, onTrack } = props
  const resource = useOwnOffering(id)
  const { state } = resource
  const [actionResult, setActionResult] = useState<ActionResult>()
  const isEditing = props.isEditing && state.status === 'ready' && state.offering.can.edit
  const endEdit = (result?: ActionResult) => {
    setActionResult(result)
    onEditEnd()
  }
  // Without gift passing, the lookup is unavailable too.
  const track = owner.giftPassingEnabled && (
    <Button look="outline" onClick={onTrack}>
      {t.own.gone.track}
    </Button>
  )
  return (
    <FullScreenView
      title={isEditing ? t.edit.title : t.own.title}
      lead={!isEditing && t.own.lead(owner.name)}
      focusKey={`${state.status} ${isEditing}`}
      onClose={onClose}
      onEscape={isEditing ? () => endEdit() : onClose}
    >
      {renderState()}
    </FullScreenView>
  )

  function renderState(): ReactNode {
    if (state.status === 'loading') return <p role="status">{t.own.loading}</p>
    if (state.status === 'gone') {
      const { title, text, lookUp } = t.own.gone
      return <EndState title={title} text={track ? `${text} ${lookUp}` : text} action={track} />
    }
    if (state.status === 'withdrawn') {
      const { done, doneText } = t.withdraw
      return <EndState title={done} text={doneText(state.itemName)} action={track} />
    }
    if (state.status === 'failed') {
      return (
        <Banner tone="red" role="alert" title={state.text} action={retryButton(resource.reload)} />
      )
    }
    const { offering } = state
    if (isEditing) {
      return props.renderEdit({
        offering,
        onSaved: saved => {
          resource.change(saved)
          endEdit({ tone: 'moss', text: t.edit.saved })
        },
        onReviewed: () => {
          resource.reload()
          endEdit(REVIEWED)
        },
        onCancel: () => endEdit(),
      })
    }
    return (
      <OfferingWithThread
        offering={offering}
        resource={resource}
        owner={owner.name}
        // A refetch may end the edit too.
        actionResult={actionResult ?? (props.isEditing ? REVIEWED : undefined)}
        onActionResult={setActionResult}
        onEdit={props.onEdit}
      />
    )
  }
}

interface OfferingWithThreadProps {
  offering: OwnOffering
  resource: OwnOfferingResource
  owner: string
  actionResult: ActionResult | undefined
  onActionResult: (actionResult: ActionResult | undefined) => void
  onEdit: () => void
}

function OfferingWithThread({
  offering,
  resource,
  owner,
  actionResult,
  onActionResult,
  onEdit,
}: OfferingWithThreadProps) {
  const refused = (text: string) => {
    onActionResult({ tone: 'apricot', text })
    resource.reload()
  }
  const edit = () => {
    onActionResult(undefined)
    onEdit()
  }
  return (
    <>
      {actionResult && (
        <Banner
          tone={actionResult.tone}
          role={ROLES[actionResult.tone]}
          title={actionResult.text}
          ref={scrollIntoViewIfNeeded}
        />
      )}
      <OwnOfferingCard
        offering={offering}
        owner={owner}
        onEdit={edit}
        onChanged={resource.change}
        onWithdrawn={() => resource.withdraw(offering.itemName)}
        onRefused={refused}
      />
      <OfferingThread
        offering={offering}
        owner={owner}
        onSent={resource.addMessage}
        onRefused={refused}
      />
    </>
  )
}

function retryButton(onAgain: () => void) {
  return (
    <Button look="outline" size="sm" onClick={onAgain}>
      {t.own.tryAgain}
    </Button>
  )
}

function EndState({ title, text, action }: { title: string; text: string; action: ReactNode }) {
  return (
    <EmptyState
      picture={<Illustration of="folded-blanket" />}
      title={title}
      heading="h3"
      action={action}
    >
      <p>{text}</p>
    </EmptyState>
  )
}
