import { randomUUID } from 'node:crypto'

import { png } from '#features/account/server/pictures/testing/pictures.ts'
import { inUsdt, variantsOf } from '#tests/http/access.ts'
import { fieldsOf } from '#tests/http/forms.ts'
import type { Endpoint } from '#platform/std/endpoint.ts'

import { endpoints } from './door.ts'
import type { PreparedBoxes } from '#features/blindbox/testing/prepared.ts'
import { type Holdings, valueOfHolding } from './preparedHoldings.ts'
import { onMarket } from '#features/nft/testing/preparedMarket.ts'
import type { SentForm } from './sentForm.ts'

/** For every endpoint, a form that is right for one owner. */

/** What is the owner's: cards by what can be done with them, transactions, orders by their after-call. */
export interface Things {
  readonly owner: string
  /** Whom she means to join, and sends to. */
  readonly friend: string
  readonly spender: string
  readonly held: string
  readonly running: string
  readonly matured: string
  readonly bindHash: string
  readonly boxes: PreparedBoxes
  readonly holdings: Holdings
  readonly orders: Readonly<Record<string, string>>
}

const month = String(30 * 86_400)

/** The one call that takes a signature: whoever sends the owner's opens a session of the owner's. */
export const enter = '/deposit/bttk/enter'

/** By field's name, a value that is right for the owner. */
export function rightValue(endpoint: Endpoint, field: string, mine: Things): SentForm[string] {
  const name = endpoint.path.split('/').at(-1)!
  const { held, matured, boxes } = mine
  const orderId = mine.orders[endpoint.path] ?? randomUUID()
  const card = {
    transferBefore: held,
    openPledgeBefore: held,
    closePledgeBefore: matured,
    operateCard: held,
    acceptBefore: held,
    canBuySkuProduct: onMarket.forSale,
    buySkuProduct: onMarket.forSale,
    offerBefore: onMarket.forSale,
    settleBefore: onMarket.sold,
    cancelSaleBefore: onMarket.bought,
  }[name]
  const number = { acceptBefore: onMarket.offered, cancelOfferBefore: onMarket.offering }[name]
  const values: Record<string, SentForm[string]> = {
    address: mine.owner,
    addresses: mine.friend,
    // One name for all would look alike, and name her.
    nickname: '',
    introduction: 'I lay tiles.',
    avatar: '',
    q: 'ann',
    file: png(9, 9, 9),
    inviter: mine.friend,
    to: mine.friend,
    spender: mine.spender,
    requestId: randomUUID(),
    orderId,
    // One order, one transaction, also where two paths tell of it.
    txHash: 'orderId' in fieldsOf(endpoint) ? orderId.replaceAll('-', '').repeat(2) : mine.bindHash,
    tokenId: card ?? mine.running,
    tokenIds: name === 'pledgePayBefore' ? held : mine.running,
    number: number ?? '1',
    coin: inUsdt(endpoint) ? 'USDT' : 'TRX',
    search: name === 'teamList' ? mine.owner : 'tes',
    price: '100000000',
    boxId: boxes.reserved,
    boxIds: name === 'buyProductSecondPayAfter' ? boxes.reserved : boxes.sealed,
    drawId: boxes.late,
    seed: `0x${'5e'.repeat(32)}`,
    seriesId: '1',
    num: '1',
    limit: '100000000000',
    // Of her allotment, at least the minimum.
    amount: endpoint.path.startsWith('/deposit/withdraw/') ? String(20n * 10n ** 18n) : '100000000',
    mostFee: String(10n ** 18n),
    maxPrice: '1000000000',
    minAmount: '100000000',
    days: '7',
    level: '1',
    time: month,
    unit: 'TES',
    pageNum: '1',
    pageSize: '100',
  }
  const { enum: choices = [], description = '' } = fieldsOf(endpoint)[field] ?? {}
  const least = /^whole number from (\d+)/.exec(description)?.[1]
  const holding = valueOfHolding(endpoint.path, field, mine.holdings)
  const value = holding ?? values[field] ?? choices[0] ?? least
  if (value === undefined) throw new Error(`${endpoint.path}: what is right for ${field}?`)
  return value
}

/** Of every endpoint but `enter`, each of its forms. */
export const rightForms = (mine: Things): [Endpoint, SentForm][] =>
  endpoints
    .filter(({ path }) => path !== enter)
    .flatMap((one) =>
      variantsOf(one).map((names): [Endpoint, SentForm] => [
        one,
        Object.fromEntries(names.map((name) => [name, rightValue(one, name, mine)])),
      ]),
    )
