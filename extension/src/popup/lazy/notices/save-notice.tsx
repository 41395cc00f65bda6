import { quickAddMessages } from '@registry/shared/messages/quick-add/quick-add'
import { quickAddScreens } from '@registry/shared/messages/quick-add/quick-add-screens'
import type { SaveBarProps } from '../../draft-form/save-bar.tsx'
import { LinkButton, Notice } from './notice.tsx'
import { QueueNotice } from './queue-notice.tsx'

const { notice: t } = quickAddScreens

/** Notice above the save button. */
export function SaveNotice({ save, ...rest }: SaveBarProps) {
  switch (save.kind) {
    case 'unconnected':
    case 'expired':
      return (
        <Notice
          icon="key"
          strong={save.kind === 'expired' ? t.expired : t.trying}
          text={t.draftKept}
        >
          <LinkButton
            label={t.withPassword}
            onClick={() => rest.actions.dispatch({ type: 'wants-password' })}
          />
        </Notice>
      )
    case 'failed':
      return <Notice icon="alert" strong={t.notSaved} text={`${save.message} ${t.draftKept}`} />
    case 'undone':
      return <Notice icon="undo" strong={t.undone} text={t.draftKept} />
    default:
      if (rest.isStillLoading) {
        return (
          <Notice icon="alert" strong={t.stillEmpty} text={t.fillIn}>
            <LinkButton label={quickAddMessages.tryAgain} onClick={rest.actions.reopen} />
          </Notice>
        )
      }
      return <QueueNotice {...rest} />
  }
}
