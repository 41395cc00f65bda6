import { emailMessages } from '@registry/shared/messages/emails'
import type { EmailParts } from './email-parts.ts'

/** The whole mail in plain text, a link on a line of its own. */
export function layoutText(parts: EmailParts): string {
  const { greeting, paragraphs, words, facts = [], advice = [], action, notes } = parts
  const said = words === undefined ? [] : [words]
  const link = action ? [`${action.label}:\n${action.href}`] : []
  const list = facts.length > 0 ? [facts.join('\n')] : []
  // RFC 3676 4.3: a signature stands below a line of two hyphens and a blank.
  const signature = `-- \n${emailMessages.signature}`
  return [greeting, ...paragraphs, ...said, ...list, ...advice, ...link, ...notes, signature].join(
    '\n\n',
  )
}
