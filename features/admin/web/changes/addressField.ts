import { isAddress } from '#platform/std/address.ts'
import type { Text } from '#platform/std/text.ts'

import type { ChangeField } from './change.ts'

/** An address that is typed whole. */
export const addressTyped = (name: string, label: Text, wrong: Text): ChangeField => ({
  name,
  label,
  wrong,
  parse: (typed) => (isAddress(typed.trim()) ? typed.trim() : null),
})
