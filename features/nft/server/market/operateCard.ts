import type { Handler } from '#platform/server/bind.ts'
import type { Call } from '#platform/server/call.ts'
import { required } from '#platform/server/http/invalid.ts'
import type { OrderRequest, ProposedCall } from '#platform/server/orders/orders.ts'
import type { HandlerInput } from '#platform/std/endpoint.ts'

import { cardMarketAbi as abi } from '../../contract/abi.ts'
import { nftFailures } from '../../failures.ts'
import type { marketOrders } from '../../marketOrders.ts'
import { nftReasons as reasons } from '../../reasons.ts'
import { halfOf } from '#platform/server/orders/halves.ts'
import { refuseIf } from '#platform/std/failure.ts'
import { ownCard } from '../ownCard.ts'
import { coinOrRefuse, priceOrRefuse } from './coins.ts'
import { expiryIn } from './expiry.ts'
import { mustHaveListings } from './ownListings.ts'
import { whyNotSell } from './rules.ts'
import { cardNow, soldUntil, whyNotTakeDown } from './state.ts'

type Input = HandlerInput<typeof marketOrders.operateCard>

const contract = 'CardMarket'
const kinds = { sell: 'nft.sell', takeDown: 'nft.takeDown', takeDownAll: 'nft.takeDownAll' }

export const operateCard: Handler<typeof marketOrders.operateCard> = async (input, call) => {
  const half = halfOf(input, call.locale)
  if ('orderId' in half) {
    return call.app.orders.after(call, { kind: Object.values(kinds), ...half })
  }
  const { action } = input
  if (action === undefined) throw required('action', call.locale)
  const { subject, propose } = asked[action](input, call)
  return call.app.orders.before(call, {
    kind: kinds[action],
    ...half,
    // With the action: whoever starts it again from the order alone needs it.
    subject: { action, ...subject },
    propose,
  })
}

type Asked = Pick<OrderRequest, 'subject' | 'propose'>
const textOf = (value: bigint | number | undefined): string => String(value ?? '')

const asked: Record<keyof typeof kinds, (input: Input, call: Call) => Asked> = {
  sell: ({ tokenId, coin, price, days }, call) => {
    if (coin === undefined) throw required('coin', call.locale)
    return {
      subject: { tokenId: textOf(tokenId), coin, price: textOf(price), days: textOf(days) },
      propose: () => sell(call, { tokenId, coin, price, days }),
    }
  },
  takeDown: ({ tokenId }, call) => ({
    subject: { tokenId: textOf(tokenId) },
    propose: () => takeDown(call, tokenId),
  }),
  takeDownAll: (_, call) => ({ subject: {}, propose: () => takeDownAll(call) }),
}

async function sell(
  call: Call,
  what: Pick<Input, 'tokenId' | 'price' | 'days'> & { coin: string },
): Promise<ProposedCall> {
  const { row } = await ownCard(call, what.tokenId)
  const card = await cardNow(call.app, row.tokenId)
  const fault = whyNotSell(card)
  const last = fault === nftFailures.APPROVE_FIRST
  if (!last) refuseIf(fault, 'tokenId', soldUntil(call.app, card))
  const coin = await coinOrRefuse(call.app, what.coin)
  const price = await priceOrRefuse(call.app, coin, what.price, 'price')
  // Last of all: approving is a step of its own, worth taking only when nothing else is in the way.
  if (last) refuseIf(fault, 'tokenId')
  return {
    contract,
    abi,
    reasons,
    refusals: {
      'Please wait for the next block': { kind: nftFailures.SAME_BLOCK, field: 'tokenId' },
    },
    functionName: 'listForSale',
    args: [BigInt(row.tokenId), coin.address, price, await expiryIn(call.app, what.days)],
  }
}

async function takeDown(call: Call, tokenId: number | undefined): Promise<ProposedCall> {
  const { row } = await ownCard(call, tokenId)
  refuseIf(await whyNotTakeDown(call.app, call.address, row.tokenId), 'tokenId')
  return { contract, abi, reasons, functionName: 'takeDown', args: [BigInt(row.tokenId)] }
}

async function takeDownAll(call: Call): Promise<ProposedCall> {
  await mustHaveListings(call)
  return { contract, abi, reasons, functionName: 'takeDownAll', args: [] }
}
