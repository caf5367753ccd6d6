import type { Row } from '../row.ts'
import { constants } from './call-constant.ts'
import { contracts, estimates } from './call-contracts.ts'
import { reverting } from './call-reverting.ts'
import { triggers } from './call-trigger.ts'

export const callRows: readonly Row[] = [
  ...triggers,
  ...constants,
  ...reverting,
  ...estimates,
  ...contracts,
]
