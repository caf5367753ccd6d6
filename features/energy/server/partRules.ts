import type { App } from '#platform/server/app.ts'
import type { Call } from '#platform/server/call.ts'
import type { Address } from '#platform/std/address.ts'
import { Failure, type FailureKind } from '#platform/std/failure.ts'
import { exactAmount } from '#platform/std/format.ts'
import { filled, type TextValues } from '#platform/std/text.ts'

import { energyFailures as f } from '../failures.ts'

/** Who may do what, in the order of the contract’s checks. */

interface Refusal {
  readonly kind: FailureKind
  readonly field: string
  readonly values?: TextValues
}

interface Leases {
  readonly price: number
  readonly least: number
  /** Energy that can be leased now. */
  readonly free: number
  readonly energy: number | undefined
}

export function validateLease({ price, least, free, energy }: Leases): Refusal | null {
  if (price === 0) return { kind: f.NO_NEW_LEASES, field: 'lender' }
  if (energy === undefined) return { kind: f.ENTER_ENERGY, field: 'energy' }
  if (energy < least) {
    return {
      kind: f.LEASE_SMALL,
      field: 'energy',
      values: { least: exactAmount(BigInt(least), 0) },
    }
  }
  return energy > free
    ? { kind: f.ENERGY_SHORT, field: 'energy', values: { free: exactAmount(BigInt(free), 0) } }
    : null
}

/** TRON lends to accounts that exist, and to no contract. @throws Failure */
export async function refuseReceiver(app: App, receiver: Address | undefined): Promise<void> {
  if (receiver === undefined) throw new Failure(f.ENTER_RECEIVER, { field: 'receiver' })
  const { exists, isContract } = await app.node.account(receiver)
  if (isContract) throw new Failure(f.RECEIVER_CONTRACT, { field: 'receiver' })
  if (!exists) {
    const values = { symbol: app.config.nativeSymbol }
    throw new Failure(f.RECEIVER_NEW, { field: 'receiver', values })
  }
}

export const failureOf = ({ kind, field, values = {} }: Refusal): Failure =>
  new Failure(kind, { field, values })

/** A refusal in advance, as replies have it. */
export function refusalView(refusal: Refusal | null, { locale }: Pick<Call, 'locale'>) {
  if (refusal === null) return null
  const { kind, field, values } = refusal
  return {
    reason: kind.code,
    message: filled(kind.text, locale, values ?? {}),
    field: field === 'lender' ? null : field,
  }
}
