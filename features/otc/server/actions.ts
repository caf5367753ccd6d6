import type { Call } from '#platform/server/call.ts'
import type { Propose } from '#platform/server/orders/bindActions.ts'
import {
  type Spendable,
  validateAllow,
  validateAmount,
  validateSpend,
} from '#platform/server/spending.ts'
import { zeroAddress } from '#platform/std/address.ts'
import { formatUnits } from '#platform/std/amount.ts'
import { Failure, failures, refuseIf } from '#platform/std/failure.ts'

import type { otcActions } from '../actions.ts'
import { otcFailures as f } from '../failures.ts'
import { leastLot, priceOf } from '../price.ts'
import type { OtcCoin } from '../shapes.ts'
import {
  coinOrRefuse,
  creditNow,
  offerNow,
  type OfferNow,
  otcAt,
  otcFacts,
  spendableOf,
} from './contract.ts'
import { validateEdits, validateLot, validateOpen, validateOwn, validatePart } from './rules.ts'
import { takeValues } from './values.ts'
import { coinView } from './views.ts'

export const publish: Propose<typeof otcActions.publish> = async (input, call) => {
  const { app, address } = call
  const { give, giveAmount, want, wantAmount, minLot, days, taker } = input
  if (!(await app.isActive(address))) throw new Failure(failures.NOT_ACTIVE)
  await coinOrRefuse(app, give, 'give')
  await coinOrRefuse(app, want, 'want')
  if (give === want) throw new Failure(f.SAME_COIN, { field: 'want' })
  refuseIf(validateAmount(giveAmount), 'giveAmount')
  refuseIf(validateAmount(wantAmount), 'wantAmount')
  if (taker === address) throw new Failure(f.SELF_TAKER, { field: 'taker' })
  const coin = await coinView(call, give)
  await refuseLot(minLot, giveAmount!, coin)
  refuseSpend(giveAmount!, await spendableOf(app, give, address), coin, 'giveAmount')
  const amounts = { giveAmount: giveAmount!, wantAmount: wantAmount!, minLot: minLot! }
  return {
    args: {
      give,
      want,
      ...amounts,
      expiry: await expiryIn(call, days),
      taker: taker ?? zeroAddress,
    },
    callValue: give === zeroAddress ? giveAmount! : 0n,
  }
}

export const edit: Propose<typeof otcActions.edit> = async (input, call) => {
  const { id, wantAmount, minLot, days } = input
  const own = await ownOffer(call, id)
  refuseIf(validateEdits(own), 'id')
  refuseIf(validateAmount(wantAmount), 'wantAmount')
  await refuseLot(minLot, own.giveLeft, await coinView(call, own.give))
  const expiry = await expiryIn(call, days)
  return { args: { id: BigInt(id), wantAmount: wantAmount!, minLot: minLot!, expiry } }
}

export const cancel: Propose<typeof otcActions.cancel> = async ({ id }, call) => {
  await ownOffer(call, id)
  return { args: { id: BigInt(id) } }
}

export const productBuy: Propose<typeof otcActions.productBuy> = async (input, call) => {
  const { app, address } = call
  const { id, order, amount, mostPaid } = input
  const { offer } = await offerNow(app, id)
  const now = app.clock.now()
  const values = await takeValues(call, offer)
  refuseIf(validateOpen(offer, address, now), 'id', values)
  refuseIf(order === offer.order ? null : f.OFFER_CHANGED, 'order')
  refuseIf(validatePart(offer, amount), 'amount', values)
  const price = priceOf(offer, amount!)
  const coin = await coinView(call, offer.want)
  const shown = { price: formatUnits(price, coin.decimals ?? 0), symbol: coin.symbol }
  refuseIf(price > mostPaid ? f.ABOVE_MAXIMUM : null, 'mostPaid', shown)
  refuseSpend(price, await spendableOf(app, offer.want, address), coin, 'amount')
  return {
    args: { id: BigInt(id), order: BigInt(order), amount: amount!, mostPaid },
    callValue: offer.want === zeroAddress ? price : 0n,
  }
}

export const withdraw: Propose<typeof otcActions.withdraw> = async ({ coin }, call) => {
  const owed = await creditNow(call.app, call.address, coin)
  refuseIf(owed === 0n ? f.NOTHING_OWED : null, 'coin')
  return { args: { account: call.address, coin } }
}

export const approve: Propose<typeof otcActions.approve> = async ({ coin, amount }, call) => {
  const { app, address } = call
  // The chain's own coin goes with a call: there is nothing to allow.
  if (coin === zeroAddress) throw new Failure(f.NO_COIN, { field: 'coin' })
  const { allowance } = await spendableOf(app, coin, address)
  if (amount === undefined) throw new Failure(f.ENTER_AMOUNT, { field: 'amount' })
  const { symbol } = await coinView(call, coin)
  refuseIf(validateAllow(allowance ?? 0n, amount), 'amount', { symbol })
  return { args: { spender: otcAt(app).address, value: amount } }
}

/** The caller's own offer of which something is left, or the first rule that refuses it. */
async function ownOffer({ app, address }: Call, id: number): Promise<OfferNow> {
  const { offer } = await offerNow(app, id)
  refuseIf(validateOwn(offer, address), 'id')
  return offer
}

async function refuseLot(minLot: bigint | undefined, left: bigint, coin: OtcCoin): Promise<void> {
  const minimum = formatUnits(leastLot(left), coin.decimals ?? 0)
  refuseIf(validateLot(minLot, left), 'minLot', { minimum, symbol: coin.symbol })
}

function refuseSpend(amount: bigint, has: Spendable, coin: OtcCoin, field: string): void {
  const { symbol, decimals } = coin
  refuseIf(validateSpend(amount, has), field, {
    symbol,
    amount: formatUnits(amount, decimals ?? 0),
    balance: formatUnits(has.balance, decimals ?? 0),
  })
}

/** Unix seconds of an end some days from now; never later than the contract accepts. */
async function expiryIn({ app }: Pick<Call, 'app'>, days: number): Promise<bigint> {
  const { maxTime } = await otcFacts(app)
  // A call that is only tried runs at the time of the last block, which may be a while ago.
  return BigInt(Math.min(app.clock.now() + days * 86_400, app.clock.head.time + maxTime))
}
