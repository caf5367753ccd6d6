import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { type Address, zeroAddress } from '#platform/std/address.ts'

import type { rwaApi } from '../api.ts'
import { rwaFailures as f } from '../failures.ts'
import { transferNow } from './contract.ts'
import { type Refusal, refusalView, validateMove } from './partRules.ts'
import { allowedUntil, type AssetRow, assetRow, holdingRow, tables } from './views.ts'

interface Asked {
  readonly to?: Address | undefined
  readonly shares?: number | undefined
}

/** Why the caller’s transfer would be refused, in the order of the contract’s checks. */
export async function validateTransfer(
  call: Call,
  asset: AssetRow,
  { to, shares }: Asked,
): Promise<Refusal | null> {
  if (asset.releasedAt === null) return { kind: f.NOT_RELEASED, field: 'asset' }
  if (to === undefined || to === zeroAddress) return { kind: f.NO_RECIPIENT, field: 'to' }
  if (to === asset.asset) return { kind: f.TO_ASSET, field: 'to' }
  const [until, own] = await Promise.all([
    allowedUntil(call, to),
    holdingRow(call, asset.asset, call.address),
  ])
  if (call.app.clock.now() >= until) return { kind: f.TO_NOT_ALLOWED, field: 'to' }
  const waiting = own === undefined || own.request === null ? 0 : await waitingOf(call, own)
  return validateMove({ own: own ?? { shares: 0 }, waiting, shares })
}

const waitingOf = async (
  call: Call,
  { asset, request }: { readonly asset: Address; readonly request: number | null },
): Promise<number> => {
  const row = await tables(call)
    .selectFrom('rwaRedemptions')
    .select('shares')
    .where('asset', '=', asset)
    .where('number', '=', request)
    .executeTakeFirstOrThrow()
  return row.shares
}

/** The contract decides; where it refuses, the index has the words. */
export const canTransfer: Handler<typeof rwaApi.canTransfer> = async (input, call) => {
  const row = await assetRow(call, input.asset)
  const asked = { from: call.address, to: input.to, shares: input.shares }
  const [{ can, reason, source }, refused] = await Promise.all([
    transferNow(call.app, row.asset, asked),
    validateTransfer(call, row, input),
  ])
  const nothing = input.shares === 0 ? { kind: f.ENTER_SHARES, field: 'shares' } : null
  const refusal = refusalView(can ? nothing : refused, call) ?? statedOf(can, reason)
  return { can: can && nothing === null, refusal, sources: [source] }
}

/** A reason that the index, some blocks behind, does not see yet. */
const statedOf = (can: boolean, reason: string) =>
  can ? null : { reason: 'CHAIN', message: reason, field: null }
