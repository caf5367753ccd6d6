import type { Call } from '#platform/server/call.ts'
import type { FailureKind } from '#platform/std/failure.ts'
import { filled, type TextValues } from '#platform/std/text.ts'

import { rwaFailures as f } from '../failures.ts'
import type { AssetsTable, HoldingsTable } from '../tables.ts'
import { attestedStateAt, stateAt } from './rules.ts'

/** Who may do what, in the order of the contract’s checks. */

export interface Refusal {
  readonly kind: FailureKind
  readonly field: string
  readonly values?: TextValues
}

interface Buys {
  readonly open: boolean
  /** The end of the account’s time on the allow-list; null of a guest, who is not asked for it yet. */
  readonly until: number | null
  readonly shares: number | undefined
  readonly now: number
}

const entered = (shares: number | undefined): Refusal | null =>
  shares === undefined || shares === 0 ? { kind: f.ENTER_SHARES, field: 'shares' } : null

export function validateBuy(
  asset: AssetsTable,
  { open, until, shares, now }: Buys,
): Refusal | null {
  if (!open) return { kind: f.RWA_OFF, field: 'asset' }
  if (asset.releasedAt !== null || now >= asset.deadline) {
    return { kind: f.SALE_ENDED, field: 'asset' }
  }
  if (attestedStateAt(asset, now) === 'stale') return { kind: f.STALE, field: 'asset' }
  if (until !== null && now >= until) return { kind: f.NOT_ALLOWED, field: 'asset' }
  const missing = entered(shares)
  if (missing !== null) return missing
  const left = asset.most - asset.shares
  return shares! > left
    ? { kind: f.SHARES_SHORT, field: 'shares', values: { left: String(left) } }
    : null
}

interface Moves {
  readonly own: Pick<HoldingsTable, 'shares'>
  readonly waiting: number
  readonly shares: number | undefined
}

/** For a transfer, once its receiver is known to be on the list. */
export function validateMove({ own, waiting, shares }: Moves): Refusal | null {
  const missing = entered(shares)
  if (missing !== null) return missing
  if (shares! > own.shares) {
    return { kind: f.ABOVE_SHARES, field: 'shares', values: { shares: String(own.shares) } }
  }
  return shares! > own.shares - waiting
    ? { kind: f.SHARES_WAIT, field: 'shares', values: { shares: String(waiting) } }
    : null
}

export const validateAttest = (
  asset: AssetsTable,
  { document, isKnown, now }: { document: string; isKnown: boolean; now: number },
): Refusal | null => {
  if (stateAt(asset, now) === 'failed') return { kind: f.SALE_FAILED, field: 'asset' }
  if (asset.attestedAt === null && document !== asset.document) {
    return { kind: f.OTHER_DOCUMENT, field: 'document' }
  }
  return isKnown ? { kind: f.ATTESTED_ALREADY, field: 'document' } : null
}

/** A refusal in advance, as replies have it. */
export function refusalView(refusal: Refusal | null, { locale }: Pick<Call, 'locale'>) {
  if (refusal === null) return null
  const { kind, field, values } = refusal
  return {
    reason: kind.code,
    message: filled(kind.text, locale, values ?? {}),
    field: field === 'asset' ? null : field,
  }
}
