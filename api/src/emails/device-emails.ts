import { emailMessages } from '@registry/shared/messages/emails/emails'
import { formatTime } from './layout/format-time.ts'
import { type Email, layout } from './layout/layout.ts'
import { linkFreeName } from './layout/link-free-name.ts'

const { greeting, newDevice, sessionReuse } = emailMessages

export interface DeviceEmail {
  name: string
  /** 'Chrome on Windows'. */
  label: string
  at: Date
  /** URL of the owner's list of devices. */
  link: string
}

type Texts = typeof newDevice | typeof sessionReuse

function deviceEmail(texts: Texts, { name, label, at, link }: DeviceEmail): Email {
  return layout({
    subject: texts.subject,
    greeting: greeting(linkFreeName(name)),
    paragraphs: [texts.text],
    facts: [texts.device(label), texts.time(formatTime(at))],
    advice: [texts.own, texts.foreign],
    action: { label: texts.action, href: link },
    notes: [],
  })
}

/** Email to an owner about a sign-in on a new device. */
export const newDeviceEmail = (data: DeviceEmail): Email => deviceEmail(newDevice, data)

/** Email to an owner explaining why a device was signed out automatically. */
export const sessionReuseEmail = (data: DeviceEmail): Email => deviceEmail(sessionReuse, data)
