import type { Row } from '../row.ts'
import { bills } from './stake-bills.ts'
import { freezing, unfreezing } from './stake-freeze.ts'
import { loans } from './stake-loans.ts'

export const stakeRows: readonly Row[] = [...freezing, ...unfreezing, ...loans, ...bills]
