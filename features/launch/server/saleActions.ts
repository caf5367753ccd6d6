import { heldBy } from '#features/exchange/public.server.ts'
import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import { validateAmount } from '#platform/server/spending.ts'
import type { Address } from '#platform/std/address.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { Failure, refuseIf } from '#platform/std/failure.ts'

import type { saleActions, tokenActions } from '../actions.ts'
import { launchFailures as f } from '../failures.ts'
import { convertDue, tokenAt } from './contract.ts'
import { type Refusal, validateBuyInside, validateMint, validateSellInside } from './partRules.ts'
import {
  claimableOf,
  constants,
  curveCost,
  flownAt,
  refundIsOpen,
  stateAt,
  unlockedAt,
} from './rules.ts'
import { type EntryRow, entryRow, type SaleRow, saleRow, tokenRow } from './views.ts'

export const donate: Propose<typeof saleActions.donate> = async ({ sale, shares }, call) => {
  const { row, entry, now } = await taking(call, sale)
  refuse(validateMint(row, { entry, account: call.address, shares, now }), call)
  return {
    args: { shares: BigInt(shares!) },
    callValue: BigInt(shares!) * row.presaleEthAmount,
  }
}

export const leave: Propose<typeof saleActions.leave> = async ({ sale }, call) => {
  const { row, entry, now } = await taking(call, sale)
  refuseIf(stateAt(row, now) === 'live' ? null : f.NOT_IN_PROGRESS, 'sale')
  refuseNone(entry.shares)
  return {}
}

export const refund: Propose<typeof saleActions.refund> = async ({ sale }, call) => {
  const { row, entry, now } = await taking(call, sale)
  refuseIf(refundIsOpen(stateAt(row, now)) ? null : f.NOT_FAILED, 'sale')
  refuseNone(entry.shares)
  return {}
}

export const buyInside: Propose<typeof saleActions.buyInside> = async (input, call) => {
  const { sale, shares, most } = input
  const { row, entry, now } = await taking(call, sale)
  refuse(validateBuyInside(row, { entry, account: call.address, shares, now }), call)
  const cost = curveCost(row, row.soldInside + shares!) - curveCost(row, row.soldInside)
  refuseMoved(cost > most, 'most', cost, call)
  return { args: { shares: BigInt(shares!) }, callValue: most }
}

export const sellInside: Propose<typeof saleActions.sellInside> = async (input, call) => {
  const { sale, shares, least } = input
  const { row, entry, now } = await taking(call, sale)
  refuse(validateSellInside(row, { entry, shares, now }), call)
  const paid = curveCost(row, row.soldInside) - curveCost(row, row.soldInside - shares!)
  refuseMoved(paid < least, 'least', paid, call)
  return { args: { shares: BigInt(shares!), least } }
}

export const list: Propose<typeof saleActions.list> = async ({ sale }, call) => {
  const row = await saleRow(call, sale)
  const isListable = stateAt(row, call.app.clock.now()) === 'listable'
  refuseIf(isListable ? null : f.NOT_LISTABLE, 'sale')
  return {}
}

export const claim: Propose<typeof saleActions.claim> = async ({ sale }, call) => {
  const { row, entry, now } = await ofListed(call, sale)
  refuseNone(entry.shares)
  const { bps } = unlockedAt(row, now)
  const all = BigInt(entry.shares) * row.tokensPerShare
  refuseIf(claimableOf(all, bps, entry.claimed) > 0n ? null : f.NOTHING_TO_CLAIM, 'sale')
  return {}
}

export const claimInside: Propose<typeof saleActions.claimInside> = async ({ sale }, call) => {
  const { entry } = await ofListed(call, sale)
  refuseNone(entry.insideShares)
  refuseIf(entry.claimedInside ? f.NOTHING_TO_CLAIM : null, 'sale')
  return {}
}

export const redeem: Propose<typeof saleActions.redeem> = async ({ sale, tokens }, call) => {
  const { row } = await ofListed(call, sale)
  refuseIf(row.floorLeft > 0n ? null : f.NO_FLOOR, 'sale')
  refuseIf(validateAmount(tokens), 'tokens')
  const [balance, token] = await Promise.all([
    heldBy(call.app, row.token, [call.address]),
    tokenRow(call, row.token),
  ])
  const values = {
    balance: formatUnits(balance ?? 0n, constants.decimals),
    symbol: token.symbol,
  }
  refuseIf(tokens! > (balance ?? 0n) ? f.ABOVE_BALANCE : null, 'tokens', values)
  return { args: { tokens: tokens! } }
}

export const collectTap: Propose<typeof saleActions.collectTap> = async ({ sale }, call) => {
  const row = await saleRow(call, sale)
  refuseIf(row.creator === call.address ? null : f.NOT_YOUR_TOKEN, 'sale')
  refuseIf(row.listedAt === null ? f.NOT_LISTED : null, 'sale')
  const flown = flownAt(row, call.app.clock.now())
  const collected = row.tapTotal - row.tapLeft
  refuseIf(flown > collected ? null : f.NOTHING_TO_CLAIM, 'sale')
  return {}
}

export const collect: Propose<typeof saleActions.collect> = async ({ sale, to }, call) => {
  const { entry } = await taking(call, sale)
  refuseIf(entry.credit > 0n ? null : f.NOTHING_TO_CLAIM, 'sale')
  return { args: { to: to ?? call.address } }
}

export const convert: Propose<typeof tokenActions.convert> = async ({ token }, call) => {
  await listedToken(call, token)
  refuseIf((await convertDue(call.app, token)) ? null : f.NOT_DUE, 'token')
  return {}
}

export const burnStep: Propose<typeof tokenActions.burnStep> = async ({ token }, call) => {
  await listedToken(call, token)
  const read = tokenAt(token)
  const due = await call.app.node.readContract({ ...read, functionName: 'burnStepDue', args: [] })
  refuseIf(due ? null : f.NOT_DUE, 'token')
  return {}
}

async function listedToken(call: Call, token: Address): Promise<void> {
  const row = await tokenRow(call, token)
  refuseIf(row.pair === null ? f.NOT_LISTED : null, 'token')
}

export const noEntry: Pick<
  EntryRow,
  'shares' | 'insideShares' | 'claimed' | 'claimedInside' | 'refunded' | 'credit'
> = {
  shares: 0,
  insideShares: 0,
  claimed: 0,
  claimedInside: false,
  refunded: false,
  credit: 0n,
}

interface Taking {
  readonly row: SaleRow
  readonly entry: typeof noEntry
  readonly now: number
}

async function taking(call: Call, sale: Address): Promise<Taking> {
  const row = await saleRow(call, sale)
  const entry = (await entryRow(call, sale, call.address)) ?? noEntry
  return { row, entry, now: call.app.clock.now() }
}

async function ofListed(call: Call, sale: Address): Promise<Taking> {
  const found = await taking(call, sale)
  refuseIf(found.row.listedAt === null ? f.NOT_LISTED : null, 'sale')
  return found
}

function refuseNone(shares: number): void {
  refuseIf(shares > 0 ? null : f.NO_SHARES, 'sale')
}

function refuse(refusal: Refusal | null, { app }: Call): void {
  if (refusal === null) return
  const { kind, field, values } = refusal
  const symbol = app.config.nativeSymbol
  throw new Failure(kind, { field, values: { symbol, ...values } })
}

function refuseMoved(hasMoved: boolean, field: string, sun: bigint, { app }: Call): void {
  const values = { amount: formatUnits(sun, 6), symbol: app.config.nativeSymbol }
  refuseIf(hasMoved ? f.PRICE_MOVED : null, field, values)
}
