import type { RequestState } from '../../shapes.ts'
import { type CheckStep, isRight } from './checkStep.ts'

/** What came of a check, or how far it is. */
export type Outcome = 'checking' | 'unread' | 'wrong' | 'right' | 'refunded' | 'notYet'

export interface Checked {
  readonly state: RequestState
  /** Undefined while there are none. */
  readonly steps: readonly CheckStep[] | undefined
  /** Whether the chain could not be read. */
  readonly failed: boolean
}

/** A single differing value outweighs all else. */
export function outcomeOf({ state, steps, failed }: Checked): Outcome {
  if (steps === undefined) return failed ? 'unread' : 'checking'
  if (steps.some(({ verdict }) => verdict === 'wrong')) return 'wrong'
  if (isRight(steps)) return 'right'
  return state === 'refunded' ? 'refunded' : 'notYet'
}
