import { validateAmount } from '#platform/server/spending.ts'
import type { FailureKind } from '#platform/std/failure.ts'

import { withdrawalFailures as f } from '../failures.ts'
import type { AllotmentNow, Terms } from './contract.ts'

/** Each rule returns the first blocking reason. Base units. */

export const validateWithdraw = (
  amount: bigint | undefined,
  { open, minimum }: Pick<Terms, 'open' | 'minimum'>,
  { allotted, withdrawn, available }: Pick<AllotmentNow, 'allotted' | 'withdrawn' | 'available'>,
): FailureKind | null => {
  if (!open) return f.WITHDRAWAL_NOT_OPEN
  if (allotted === 0n) return f.NOTHING_ALLOTTED
  if (withdrawn === allotted) return f.WITHDRAWAL_ENDED
  const none = validateAmount(amount)
  if (none !== null) return none
  if (amount! > available) return f.INSUFFICIENT
  return amount! < minimum && amount! < available ? f.BELOW_MINIMUM : null
}

export const validateInitialize = ({
  allotted,
  initialized,
}: Pick<AllotmentNow, 'allotted' | 'initialized'>): FailureKind | null => {
  if (initialized) return f.INITIALIZED
  return allotted === 0n ? f.NOTHING_ALLOTTED : null
}

export const validateUnlock = ({
  initialized,
  unlocked,
  limit,
}: Pick<AllotmentNow, 'initialized' | 'unlocked' | 'limit'>): FailureKind | null => {
  if (!initialized) return f.INITIALIZE_FIRST
  return unlocked <= limit ? f.NOTHING_TO_UNLOCK : null
}
