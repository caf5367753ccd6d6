import { lpFailures } from '../failures.ts'
import { ofPosition } from './ofPosition.ts'

export const claim = ofPosition(({ earned }) =>
  earned === 0n ? lpFailures.NOTHING_TO_CLAIM : null,
)
