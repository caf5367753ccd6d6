import { lpFailures } from '../failures.ts'
import { ofPosition } from './ofPosition.ts'

/** Leaving needs nothing but something being staked: no reserve, no stream, no activation. */
export const exit = ofPosition(({ staked }) => (staked === 0n ? lpFailures.NOTHING_STAKED : null))
