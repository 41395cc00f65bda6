import { type forgotPassword, resendVerification } from '@registry/shared/contract/auth'
import { authMessages } from '@registry/shared/messages/auth'
import { type SubmitEvent, useState } from 'react'
import * as z from 'zod/mini'
import { authClient } from '../../lib/auth-client.ts'
import { refusalWords } from './refusal-words.ts'

type LinkEndpoint = typeof forgotPassword | typeof resendVerification

/** Both calls take the same address. */
const address = resendVerification.body.shape.email

interface AskOptions {
  endpoint: LinkEndpoint
  missing: string
  failed: string
}

/** State of a form that asks for another mailed link. */
export function useAskForLink({ endpoint, missing, failed }: AskOptions) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [status, setStatus] = useState<'asking' | 'busy' | 'sent'>('asking')

  const send = async (to: string) => {
    setStatus('busy')
    setFailure(undefined)
    try {
      await authClient.call(endpoint, { body: { email: to } })
      setStatus('sent')
    } catch (problem) {
      setFailure(refusalWords(problem) ?? failed)
      setStatus('asking')
    }
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = z.safeParse(address, email)
    const problem =
      email.trim() === '' ? missing : parsed.success ? undefined : authMessages.emailInvalid
    setError(problem)
    if (problem) event.currentTarget.querySelector('input')?.focus()
    else if (parsed.success && status !== 'busy') void send(parsed.data)
  }

  return { email, setEmail, error, failure, status, submit }
}
