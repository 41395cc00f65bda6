import { lazada } from '../lazada/lazada.ts'
import type { Retailer } from '../retailer.ts'

/** Lazada's platform under another name. */
export const daraz: Retailer = {
  ...lazada,
  id: 'daraz',
  name: 'Daraz',
  hosts: ['daraz.com.np', 'daraz.pk', 'daraz.lk', 'daraz.com.bd'],
}
