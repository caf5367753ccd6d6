import type { Address } from '#platform/std/address.ts'
import type { FailureKind } from '#platform/std/failure.ts'

import { accountFailures } from '../failures.ts'

/** An invitation that could never be bound is not remembered. */
export function validateInviter(
  caller: Address,
  inviter: Address,
  inviterActive: boolean,
): FailureKind | null {
  if (inviter === caller) return accountFailures.INVITER_IS_SELF
  return inviterActive ? null : accountFailures.INVITER_NOT_ACTIVE
}
