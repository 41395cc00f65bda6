import { pageMessages } from '@registry/shared/messages/pages'
import { SpilledBottle } from '../art/spilled-bottle.tsx'
import { Button } from './button.tsx'
import { Gate } from './gate.tsx'
import { useDocumentTitle } from './use-document-title.ts'

/** What is left when a page breaks: calm words and a way to start again. */
export function CrashScreen({ title = pageMessages.errorTitle }: { title?: string }) {
  useDocumentTitle(title)
  return (
    <Gate home="/" isCentred>
      <div role="alert" className="contents">
        <SpilledBottle />
        <h1 className="display-30">{title}</h1>
        <p className="lead">{pageMessages.safe}</p>
      </div>
      <div className="acts">
        <Button isBlock onClick={() => window.location.reload()}>
          {pageMessages.reload}
        </Button>
      </div>
    </Gate>
  )
}
