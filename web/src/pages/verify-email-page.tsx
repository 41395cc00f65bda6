import { ApiError } from '@registry/shared/client/api-error'
import { verifyEmail } from '@registry/shared/contract/auth'
import { authMessages } from '@registry/shared/messages/auth'
import { useLoaderData } from 'react-router'
import { WaitingPram } from '../art/waiting-pram.tsx'
import { authClient } from '../lib/auth-client.ts'
import { paths } from '../lib/paths.ts'
import { Gate } from '../ui/gate.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useDocumentTitle } from '../ui/use-document-title.ts'

const { verification } = authMessages

interface Outcome {
  isVerified: boolean
  text: string
}

/** Sends the token of the mailed link once. It stands behind #, which no server on the way learns. */
export async function verifyEmailLoader(): Promise<Outcome> {
  const token = new URLSearchParams(window.location.hash.slice(1)).get('token') ?? ''
  try {
    await authClient.call(verifyEmail, { body: { token } })
    return { isVerified: true, text: verification.doneText }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { isVerified: false, text: error.message }
  }
}

/** /verify-email: what became of the link. */
export function VerifyEmailPage() {
  const { isVerified, text } = useLoaderData<Outcome>()
  const title = isVerified ? verification.doneTitle : authMessages.verificationFailed
  useDocumentTitle(title)
  return (
    <Gate home={paths.home} isCentred>
      <WaitingPram />
      <h1 className="display-30" tabIndex={-1}>
        {title}
      </h1>
      <p className="lead" role="status">
        {text}
      </p>
      <div className="acts">
        <LinkButton href={paths.admin} isBlock>
          {authMessages.dashboard.login}
        </LinkButton>
      </div>
    </Gate>
  )
}
