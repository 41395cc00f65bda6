import type { PublicItem } from '@registry/shared/contract/items/items'
import type {
  PaymentMethod,
  RegistryOwner,
} from '@registry/shared/contract/registry/registry-schemas'
import type { Cents } from '@registry/shared/money/money'
import type { ReactNode, RefObject } from 'react'

/** Props of the payment method panel. */
interface PaymentChoice {
  amount: Cents
  /** Called when a payment QR code becomes visible. */
  onCodeShown: () => void
  /** The contributor's name, part of the payment reference. */
  name: string
  method: PaymentMethod | undefined
  onMethod: (method: PaymentMethod | undefined) => void
  isFlashing: boolean
  /** Whether the visitor tried to confirm without a method. */
  isMissing: boolean
  /** The list of methods, which is focused when none is chosen. */
  methodsRef: RefObject<HTMLFieldSetElement | null>
  /** Called when the visitor saves or enlarges the code, copies a value or opens the payment link. */
  onPaying: () => void
}

export interface ContributeSheetProps {
  item: PublicItem
  owner: RegistryOwner
  onClose: () => void
  onItemChange: (item: PublicItem) => void
  /**
   * Called when the visitor starts to fill in the form, so that the next steps can be prefetched.
   */
  onFilling: () => void
  renderPayment: (choice: PaymentChoice) => ReactNode
}
