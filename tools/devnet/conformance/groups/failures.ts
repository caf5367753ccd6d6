import type { Row } from '../row.ts'
import { outOfEnergy } from './failure-energy.ts'
import { inner, reverts } from './failure-frames.ts'
import { machineFailures } from './failure-machine.ts'

export const failureRows: readonly Row[] = [
  ...machineFailures,
  ...outOfEnergy,
  ...reverts,
  ...inner,
]
