import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { success } from '../fields.ts'
import { user } from './auth.ts'

/** What an owner reports about the checklist: the test code was paid, the link was passed on, or it was dismissed. */
const REPORTED_STEPS = ['isTestPaid', 'isShared', 'isDismissed'] as const
export type ReportedStep = (typeof REPORTED_STEPS)[number]

export const updateChecklist = defineEndpoint('PUT /admin/checklist', {
  access: 'user',
  summary: 'Mark a step of the checklist for new owners as done, or dismiss the checklist',
  body: z.strictObject({ step: z.enum(REPORTED_STEPS) }),
  response: success({ user }),
})
