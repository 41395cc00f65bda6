import type { PublicItem } from '../contract/items/items.ts'
import type { PaymentMethod, RegistryOwner } from '../contract/registry/registry-schemas.ts'
import type { ContributionFormInput } from '../contributions/contribution-form-schema.ts'
import type { ContributionErrors } from '../contributions/validate-contribution-form.ts'
import type { Cents } from '../money/money.ts'

/** Values of the contribution form as typed. */
export interface ContributionValues extends ContributionFormInput {
  isNameHidden: boolean
  isAmountHidden: boolean
}

/** A payment method with all that is needed to pay one amount by it. */
export interface PaymentOption {
  method: PaymentMethod
  /** Formatted in the currency of the method. */
  amount: string
  /** Recipient's name as the banking app will show it. */
  bankShows: string
  rows: readonly { label: string; value: string }[]
  /** Payment link; Wise only. */
  link?: string | undefined
  /** QR code as a data URL. */
  qr: string
}

interface ContributionStep {
  registryOwner: RegistryOwner
  item: PublicItem
}

interface OpenStep extends ContributionStep {
  values: ContributionValues
  /** Identifies the contribution, so that sending it again stores it once. */
  key: string
  /** Why the contribution was not stored. */
  notice?: string | undefined
}

/** Step 1: amount, name, email, note, and what of them becomes public. */
export interface ContributionFormData extends OpenStep {
  step: 'form'
  errors?: ContributionErrors | undefined
}

/** Step 2: payment method and confirmation of payment. */
export interface ContributionPaymentData extends OpenStep {
  step: 'payment'
  amount: Cents
  options: readonly PaymentOption[]
  method?: PaymentMethod | undefined
  /** Missing step, after an attempt to confirm. */
  missing?: 'method' | 'paid' | undefined
  /** Remaining amount in cents, when the contribution exceeds it. */
  left?: Cents | undefined
}

/** Step 3: thanks and next steps, with the payment of a contribution that was not handed over in person. */
export interface ContributionThanksData extends ContributionStep {
  step: 'thanks'
  amount: Cents
  method: PaymentMethod | 'Unknown'
  reference: string
  hasNote: boolean
  option?: PaymentOption | undefined
}

/** An item that accepts no contributions, or a payment link, which needs scripts. */
interface ContributionClosedData {
  step: 'closed'
  registryOwner: RegistryOwner
  /** Undefined for an item that is not on the registry. */
  item?: PublicItem | undefined
  text: string
  /** Text of the link to the registry; by default that of choosing another gift. */
  linkText?: string | undefined
}

/** A form that the server could not handle now, to be sent again unchanged. */
export interface ContributionRetryData {
  step: 'retry'
  registryOwner: Pick<RegistryOwner, 'registrySlug'>
  values: ContributionValues
  key: string
  /** The pressed button, and the fields of step 2. */
  sentStep: string
  method: string
  isPaid: boolean
  notice: string
  /** Names a request that failed because of a defect. */
  requestId?: string | undefined
}

/** Data of the pages that take a contribution without scripts. */
export type ContributePageData =
  | ContributionFormData
  | ContributionPaymentData
  | ContributionThanksData
  | ContributionClosedData
  | ContributionRetryData

/** Exported as `renderContributePage` by web's server bundle; the markup is static. */
export type RenderContributePage = (data: ContributePageData) => { head: string; body: string }
