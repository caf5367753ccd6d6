import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { validateAllow, validateAmount, validateSpend } from '#platform/server/spending.ts'
import type { Address } from '#platform/std/address.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { holderActions, roleActions } from '../actions.ts'
import { rwaFailures as f } from '../failures.ts'
import { attestorOf, coinView, isOpen, spendableOf } from './contract.ts'
import { type Refusal, validateAttest, validateBuy } from './partRules.ts'
import { claimableOf, stateAt, worthOf } from './rules.ts'
import { validateTransfer } from './transfer.ts'
import {
  allowedUntil,
  type AssetRow,
  assetRow,
  type HoldingRow,
  holdingRow,
  tables,
} from './views.ts'

export const approve: Propose<typeof holderActions.approve> = async (input, call) => {
  const { amount } = input
  const row = await assetRow(call, input.asset)
  const { symbol } = coinView(call.app, row.coin)
  refuseIf(input.coin === symbol ? null : f.OTHER_COIN, 'coin', { symbol })
  if (amount === undefined) throw new Failure(f.ENTER_AMOUNT, { field: 'amount' })
  const { allowance } = await spendableOf(call.app, row, call.address)
  refuseIf(validateAllow(allowance, amount), 'amount', { symbol })
  return { args: { spender: row.asset, value: amount } }
}

export const buy: Propose<typeof holderActions.buy> = async ({ asset, shares, cost }, call) => {
  const row = await assetRow(call, asset)
  const until = await allowedUntil(call, call.address)
  const now = call.app.clock.now()
  refuse(validateBuy(row, { open: isOpen(call.app), until, shares, now }))
  await refuseUnpaid(call, row, { amount: BigInt(shares!) * row.price, shown: cost, field: 'cost' })
  return { args: { shares: BigInt(shares!) } }
}

export const refund: Propose<typeof holderActions.refund> = async ({ asset }, call) => {
  const { row, own } = await owned(call, asset)
  refuseIf(row.releasedAt === null ? null : f.RELEASED, 'asset')
  refuseNone(own?.shares ?? 0)
  return {}
}

export const refundFor: Propose<typeof holderActions.refundFor> = async (input, call) => {
  const { account } = input
  const row = await assetRow(call, input.asset)
  refuseIf(stateAt(row, call.app.clock.now()) === 'failed' ? null : f.NOT_FAILED, 'asset')
  const own = await holdingRow(call, row.asset, account)
  refuseIf((own?.shares ?? 0) > 0 ? null : f.NOTHING_HELD, 'account')
  return { args: { account } }
}

export const release: Propose<typeof holderActions.release> = async ({ asset }, call) => {
  const state = stateAt(await assetRow(call, asset), call.app.clock.now())
  refuseIf(state === 'released' ? f.RELEASED : null, 'asset')
  refuseIf(state === 'releasable' ? null : f.NOT_RELEASABLE, 'asset')
  return {}
}

export const claim: Propose<typeof holderActions.claim> = async ({ asset }, call) => {
  const { row, own } = await owned(call, asset)
  const amount = own === undefined ? 0n : claimableOf(row, own)
  refuseIf(amount > 0n ? null : f.NOTHING_TO_CLAIM, 'asset')
  return {}
}

export const transfer: Propose<typeof holderActions.transfer> = async (input, call) => {
  const { to, shares } = input
  refuse(await validateTransfer(call, await assetRow(call, input.asset), input))
  return { args: { to: to!, shares: BigInt(shares!) } }
}

export const requestRedemption: Propose<typeof holderActions.requestRedemption> = async (
  { asset, shares },
  call,
) => {
  const { row, own } = await owned(call, asset)
  refuseIf(row.releasedAt === null ? f.NOT_RELEASED : null, 'asset')
  if (shares === undefined || shares === 0) throw new Failure(f.ENTER_SHARES, { field: 'shares' })
  refuseIf((own?.request ?? null) === null ? null : f.REQUESTED, 'asset')
  const values = { shares: String(own?.shares ?? 0) }
  refuseIf(shares > (own?.shares ?? 0) ? f.ABOVE_SHARES : null, 'shares', values)
  refuseIf(worthOf(row, shares) > 0n ? null : f.WORTH_NOTHING, 'shares')
  return { args: { shares: BigInt(shares) } }
}

export const cancelRedemption: Propose<typeof holderActions.cancelRedemption> = async (
  { asset },
  call,
) => {
  const { own } = await owned(call, asset)
  refuseIf((own?.request ?? null) === null ? f.NOT_REQUESTED : null, 'asset')
  return {}
}

export const claimRedemption: Propose<typeof holderActions.claimRedemption> = async (
  { asset },
  call,
) => {
  const { own } = await owned(call, asset)
  refuseIf((own?.due ?? 0n) > 0n ? null : f.NOTHING_TO_CLAIM, 'asset')
  return {}
}

export const withdraw: Propose<typeof holderActions.withdraw> = async ({ asset }, call) => {
  const { row, own } = await owned(call, asset)
  refuseIf((own?.credit ?? 0n) > 0n ? null : f.NOTHING_TO_CLAIM, 'asset')
  return { args: { account: call.address, coin: row.coin } }
}

export const attest: Propose<typeof roleActions.attest> = async (input, call) => {
  const { document, reserve } = input
  const row = await assetRow(call, input.asset)
  const attestor = await attestorOf(call.app)
  refuseIf(attestor === call.address ? null : f.NOT_ATTESTOR, 'asset')
  refuseIf(validateAmount(reserve), 'reserve')
  const earlier = await tables(call)
    .selectFrom('rwaAttestations')
    .select('number')
    .where('asset', '=', row.asset)
    .where('document', '=', document)
    .executeTakeFirst()
  const now = call.app.clock.now()
  refuse(validateAttest(row, { document, isKnown: earlier !== undefined, now }))
  return { args: { document: `0x${document}`, reserve: reserve! } }
}

export const distribute: Propose<typeof roleActions.distribute> = async (input, call) => {
  const { amount } = input
  const row = await assetRow(call, input.asset)
  refuseIf(row.revenue === call.address ? null : f.NOT_REVENUE, 'asset')
  refuseIf(row.releasedAt === null ? f.NOT_RELEASED : null, 'asset')
  refuseNone(row.shares)
  refuseIf(validateAmount(amount), 'amount')
  await refuseUnpaid(call, row, { amount: amount!, shown: amount!, field: 'amount' })
  return { args: { amount: amount! } }
}

export const fulfil: Propose<typeof roleActions.fulfil> = async (input, call) => {
  const { account, mostPaid } = input
  const row = await assetRow(call, input.asset)
  refuseIf(row.issuer === call.address ? null : f.NOT_ISSUER, 'asset')
  const { request = null } = (await holdingRow(call, row.asset, account)) ?? {}
  if (request === null) throw new Failure(f.NOT_REQUESTED, { field: 'account' })
  const { amount } = await tables(call)
    .selectFrom('rwaRedemptions')
    .select('amount')
    .where('asset', '=', row.asset)
    .where('number', '=', request)
    .executeTakeFirstOrThrow()
  await refuseUnpaid(call, row, { amount, shown: mostPaid, field: 'mostPaid' })
  return { args: { account, mostPaid } }
}

async function owned(
  call: Call,
  asset: Address,
): Promise<{ readonly row: AssetRow; readonly own: HoldingRow | undefined }> {
  const row = await assetRow(call, asset)
  return { row, own: await holdingRow(call, asset, call.address) }
}

function refuse(refusal: Refusal | null): void {
  if (refusal === null) return
  const { kind, field, values = {} } = refusal
  throw new Failure(kind, { field, values })
}

function refuseNone(shares: number): void {
  refuseIf(shares > 0 ? null : f.NOTHING_HELD, 'asset')
}

/** That the sheet showed the amount, and that the asset may take it. */
async function refuseUnpaid(
  call: Call,
  row: AssetRow,
  {
    amount,
    shown,
    field,
  }: { readonly amount: bigint; readonly shown: bigint; readonly field: string },
): Promise<void> {
  const { symbol, decimals } = coinView(call.app, row.coin)
  const inCoins = (units: bigint) => formatUnits(units, decimals)
  const values = { symbol, amount: inCoins(amount) }
  refuseIf(shown === amount ? null : f.OTHER_COST, field, values)
  const balances = await spendableOf(call.app, row, call.address)
  const balance = inCoins(balances.balance)
  refuseIf(validateSpend(amount, balances), field, { ...values, balance })
}
