import * as z from 'zod/mini'
import { settingsMessages as t } from '../../messages/account/settings.ts'
import { defineEndpoint } from '../endpoint.ts'
import { line, success, version } from '../fields.ts'
import { user } from './auth.ts'

export const SLUG_MAX = 50

/** A slug while it is typed: lowercased, with characters checked before length. */
export const typedSlug = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(/^[a-z0-9-]*$/, t.slugCharacters),
    z.minLength(3, t.slugLength),
    z.maxLength(SLUG_MAX, t.slugLength),
  )

/** Profile of an owner and their registry; the form and the route share this schema. */
export const profile = z.strictObject({
  name: line().check(z.minLength(2, t.nameTooShort), z.maxLength(80, t.tooLong(80))),
  registrySlug: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(3, t.slugTooShort),
      z.maxLength(SLUG_MAX, t.slugLength),
      z.regex(/^[a-z0-9-]+$/, t.slugCharacters),
    ),
  registryTitle: line().check(z.minLength(3, t.titleTooShort), z.maxLength(120, t.tooLong(120))),
  registrySubtitle: line().check(
    z.minLength(3, t.subtitleTooShort),
    z.maxLength(300, t.tooLong(300)),
  ),
  /** Whether visitors may make offerings; unchanged when omitted. */
  giftPassingEnabled: z.optional(z.boolean()),
  /** Whether search engines may index the page; unchanged when omitted. */
  isListed: z.optional(z.boolean()),
})
export type Profile = z.output<typeof profile>

/** Changed fields of a profile; omitted ones stay as they are. */
export const profileChanges = z.extend(z.partial(profile), { version })
export type ProfileChanges = z.output<typeof profileChanges>

export const checkSlug = defineEndpoint('GET /admin/check-slug/{slug}', {
  access: 'user',
  summary: "Whether a slug is available; the registry's current and former slugs are",
  params: z.object({ slug: typedSlug }),
  response: success({ available: z.boolean() }),
})

export const updateProfile = defineEndpoint('PUT /admin/profile', {
  access: 'user',
  summary: "Change fields of the owner's name and the registry's slug and header",
  body: profileChanges,
  response: success({ user }),
  errors: ['SLUG_TAKEN', 'EDIT_CONFLICT'],
})

/** Delivery channels of an owner's notifications. */
export const NOTIFICATION_CHANNELS = ['push', 'mail', 'both'] as const

/** Notification settings of an owner. */
export const notificationChoices = z.strictObject({
  /** Contributions, and payments that are still unverified a day later. */
  contributions: z.enum(NOTIFICATION_CHANNELS),
  offerings: z.enum(NOTIFICATION_CHANNELS),
  /** Whether to notify about the owner's own test contributions, made with their own email address. */
  ownGifts: z.boolean(),
})
export type NotificationChoices = z.output<typeof notificationChoices>

const choices = success({ data: notificationChoices })

export const getNotificationChoices = defineEndpoint('GET /admin/notification-choices', {
  access: 'user',
  summary: 'Get the notification settings',
  response: choices,
})

export const setNotificationChoices = defineEndpoint('PUT /admin/notification-choices', {
  access: 'user',
  summary: 'Change the notification settings',
  body: notificationChoices,
  response: choices,
})
