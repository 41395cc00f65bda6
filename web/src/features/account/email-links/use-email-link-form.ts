import { forgotPassword } from '@registry/shared/contract/account/auth'
import { authMessages } from '@registry/shared/messages/account/auth'
import { type SubmitEvent, useState } from 'react'
import * as z from 'zod/mini'
import { rejectionText } from '../../../lib/session/rejection-text.ts'

const address = forgotPassword.body.shape.email

interface EmailLinkOptions {
  send: (email: string) => Promise<void>
  missing: string
  failed: string
}

/** State of a form that requests another emailed link. */
export function useEmailLinkForm({ send, missing, failed }: EmailLinkOptions) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [status, setStatus] = useState<'asking' | 'busy' | 'sent'>('asking')

  const ask = async (to: string) => {
    setStatus('busy')
    setFailure(undefined)
    try {
      await send(to)
      setStatus('sent')
    } catch (problem) {
      setFailure(rejectionText(problem) ?? failed)
      setStatus('asking')
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = z.safeParse(address, email)
    if (parsed.success) {
      setError(undefined)
      if (status !== 'busy') void ask(parsed.data)
      return
    }
    setError(email.trim() === '' ? missing : authMessages.emailInvalid)
    event.currentTarget.querySelector('input')?.focus()
  }

  return { email, setEmail, error, failure, status, submit }
}
