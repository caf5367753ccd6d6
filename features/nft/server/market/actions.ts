import type { Propose } from '#platform/server/orders/bindActions.ts'
import { refuseIf, Failure } from '#platform/std/failure.ts'

import type { marketActions } from '../../marketActions.ts'
import { ownCard } from '../ownCard.ts'
import {
  validateAccept,
  validateAllow,
  validateCancelOffer,
  validateCancelSale,
  validateSettle,
} from './rules.ts'
import { cardNow, offerNow, soldUntil, saleNow, validateTakeDown, creditNow } from './state.ts'
import { nftFailures } from '../../failures.ts'
import { allowanceOf, coinOrRefuse } from './coins.ts'

const fieldOf = (code: string | undefined): string =>
  ({ NO_SUCH_OFFER: 'number', OWN_CARD: 'number', BELOW_MINIMUM: 'minAmount' })[code ?? ''] ??
  'tokenId'

export const accept: Propose<typeof marketActions.accept> = async (
  { number, tokenId, minAmount },
  call,
) => {
  const { app } = call
  const { row } = await ownCard(call, tokenId)
  const [now, offer] = await Promise.all([cardNow(app, row.tokenId), offerNow(app, number)])
  const card = { ...now, tokenId: row.tokenId, level: row.level }
  const fault = validateAccept(card, offer, minAmount, app.clock.now())
  refuseIf(fault, fieldOf(fault?.code), soldUntil(app, card))
  return { args: { number: BigInt(number), tokenId: BigInt(row.tokenId), minAmount } }
}

export const allow: Propose<typeof marketActions.allow> = async (
  { coin: symbol, amount },
  call,
) => {
  const { app, address } = call
  const coin = await coinOrRefuse(app, symbol)
  const allowance = await allowanceOf(app, address, coin)
  // The chain's own coin goes with a call: there is nothing to allow.
  if (allowance === null) throw new Failure(nftFailures.NO_SUCH_COIN, { field: 'coin' })
  refuseIf(validateAllow(allowance, amount), 'amount', { symbol })
  return { args: { spender: app.deployment.address('CardMarket'), value: amount } }
}

/** Of one card and no more: it ends by itself when the card moves. */
export const approve: Propose<typeof marketActions.approve> = async ({ tokenId }, call) => {
  const { row } = await ownCard(call, tokenId)
  const market = call.app.deployment.address('CardMarket')
  return { args: { to: market, tokenId: BigInt(row.tokenId) } }
}

export const cancelOffer: Propose<typeof marketActions.cancelOffer> = async ({ number }, call) => {
  const { app, address } = call
  refuseIf(validateCancelOffer(await offerNow(app, number), address, app.clock.now()), 'number')
  return { args: { number: BigInt(number) } }
}

export const cancelSale: Propose<typeof marketActions.cancelSale> = async (
  { tokenId, number },
  call,
) => {
  const sale = await saleNow(call.app, tokenId, number)
  refuseIf(validateCancelSale(sale, call.address), 'number')
  return { args: { tokenId: BigInt(tokenId), number: BigInt(number) } }
}

/** Anyone may: the holder that waits for the card or the money, or another account. */
export const settle: Propose<typeof marketActions.settle> = async ({ tokenId, number }, call) => {
  const { app } = call
  const [card, sale] = await Promise.all([cardNow(app, tokenId), saleNow(app, tokenId, number)])
  refuseIf(validateSettle(sale, card, app.clock.now()), 'number', soldUntil(app, card))
  return { args: { tokenId: BigInt(tokenId), number: BigInt(number) } }
}

export const takeDown: Propose<typeof marketActions.takeDown> = async ({ tokenId }, call) => {
  const { row } = await ownCard(call, tokenId)
  refuseIf(await validateTakeDown(call.app, call.address, row.tokenId), 'tokenId')
  return { args: { tokenId: BigInt(row.tokenId) } }
}

export const withdraw: Propose<typeof marketActions.withdraw> = async ({ coin: symbol }, call) => {
  const coin = await coinOrRefuse(call.app, symbol)
  const owed = await creditNow(call.app, call.address, coin)
  refuseIf(owed === 0n ? nftFailures.NOTHING_OWED : null, 'coin')
  return { args: { account: call.address, coin: coin.address } }
}
