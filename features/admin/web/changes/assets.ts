import type { Subject } from '#platform/std/action.ts'
import { utcText } from '#platform/std/utcText.ts'

import { adminActions as actions } from '../../actions.ts'
import { type Change, type ChangeField, stated } from './change.ts'
import {
  addressOf,
  amountOf,
  choiceOf,
  coinOf,
  countOf,
  hexOf,
  textOf,
  timeOf,
  trxOf,
} from './fields.tsx'
import { changeOf, elsewhere } from './make.tsx'
import { assetTexts as texts } from './textAssets.ts'
import { changeTexts } from './textChanges.ts'

/** Shares of assets: registrar, attestor, issuer, revenue address. What holders have is theirs. */

/** `RwaTerm.MOST_SHARES`. */
const mostShares = 2 ** 40 - 1

const coins = [
  { value: 'USDT', text: texts.usdt },
  { value: 'TES', text: texts.tes },
] as const
const coin = choiceOf('coin', texts.coin, coins)
/** It decides what the typed amount is; the asset itself knows its coin. */
const ownCoin: ChangeField = { ...coin, local: true }
const asset = addressOf('asset', texts.asset)
const inCoin = (name: string, label: Change['title']) =>
  amountOf(name, label, (all: Subject) => coinOf(all['coin']))
/** The asset's coin is approved to the asset, as on its own page. */
const takes =
  (field: string): Change['takes'] =>
  ({ asset: at = '', coin: symbol = '', [field]: amount = '0' }: Subject) => ({
    symbol,
    amount,
    spender: at,
    approve: { kind: 'rwa.approve', subject: { asset: at, coin: symbol } },
  })

export const assetChanges = [
  changeOf({
    action: actions.allow,
    title: texts.allow,
    now: stated('RwaRegistry', 'allowedUntil(address account) returns (uint256)', (until, t) =>
      until === 0n ? t(texts.notAllowed) : utcText(Number(until)),
    ),
    fields: [addressOf('account', texts.account), timeOf('until', texts.until, texts.notAllowed)],
    affects: texts.accountAffected,
    reverse: changeTexts.setAgain,
  }),
  changeOf({
    action: actions.asset,
    title: texts.make,
    now: stated('RwaRegistry', 'count() returns (uint256)', (count, t) =>
      t(texts.assets, { count: Number(count) }),
    ),
    fields: [
      textOf('name', texts.name, 64),
      textOf('symbol', texts.symbol, 12),
      hexOf('document', texts.document, 64),
      coin,
      inCoin('price', texts.price),
      countOf('target', texts.target, 1, mostShares),
      countOf('offered', texts.offered, 1, mostShares),
      timeOf('deadline', texts.deadline),
      addressOf('issuer', texts.issuer),
      addressOf('revenue', texts.revenue),
    ],
    facts: ['name', 'price', 'issuer'],
    affects: texts.buyersAffected,
    reverse: changeTexts.isFinal,
  }),
  elsewhere('RwaAsset.attest(bytes32 document, uint256 reserve)', {
    kind: 'rwa.attest',
    title: texts.attest,
    now: stated('asset', 'attestation() returns (uint256, uint256, uint256)', (now, t) => {
      const [reserve, time] = now as readonly bigint[]
      return time === 0n
        ? t(texts.notAttested)
        : t(texts.attested, { reserve: String(reserve), time: utcText(Number(time)) })
    }),
    fields: [
      asset,
      hexOf('document', texts.document, 64),
      ownCoin,
      inCoin('reserve', texts.reserve),
    ],
    signs: null,
    affects: texts.holdersAffected,
    reverse: texts.attestAgain,
  }),
  elsewhere('RwaAsset.distribute(uint256 amount)', {
    kind: 'rwa.distribute',
    title: texts.distribute,
    now: stated(
      'asset',
      'totals() returns (uint256, uint256, uint256, uint256, uint256)',
      (now, t) => t(texts.shares, { count: Number((now as readonly bigint[])[0]) }),
    ),
    fields: [asset, ownCoin, inCoin('amount', texts.amount)],
    takes: takes('amount'),
    signs: null,
    affects: texts.holdersAffected,
    reverse: changeTexts.isFinal,
  }),
  elsewhere('RwaAsset.fulfil(address account, uint256 mostPaid)', {
    kind: 'rwa.fulfil',
    title: texts.fulfil,
    now: stated(
      'asset',
      'redemptionOf(address account) returns (uint256, uint256, uint256, uint256)',
      (now, t) => {
        const [, shares, amount] = now as readonly bigint[]
        return t(texts.requested, { count: Number(shares), amount: String(amount) })
      },
    ),
    fields: [
      asset,
      addressOf('account', texts.account),
      ownCoin,
      inCoin('mostPaid', texts.mostPaid),
    ],
    takes: takes('mostPaid'),
    signs: null,
    affects: texts.accountAlone,
    reverse: changeTexts.isFinal,
  }),
]

const lender = addressOf('lender', texts.lender)
const ofProvider = { signs: texts.provider, reverse: changeTexts.isFinal } as const
const sun = trxOf('sun', texts.amountInTrx)

/** Of a lender's provider: what it asks for energy, and its own stake. */
export const energyChanges = [
  elsewhere('Lender.supply()', {
    ...ofProvider,
    kind: 'energy.supply',
    title: texts.energySupply,
    fields: [lender, sun],
    affects: texts.moreEnergy,
    reverse: texts.supplyBack,
  }),
  elsewhere('Lender.leave(uint256 sun)', {
    ...ofProvider,
    kind: 'energy.leave',
    title: texts.energyLeave,
    fields: [lender, sun],
    affects: texts.leasesAffected,
  }),
  elsewhere('Lender.collect()', {
    ...ofProvider,
    kind: 'energy.collect',
    title: texts.energyCollect,
    fields: [lender],
    affects: changeTexts.nobody,
  }),
  elsewhere('Lender.setTerms(uint256 price, uint256 least)', {
    kind: 'energy.terms',
    title: texts.energyTerms,
    now: stated('lender', 'terms() returns (uint256, uint256)', (now, t) => {
      const [price, least] = now as readonly bigint[]
      return t(texts.energyNow, { price: String(price), least: String(least) })
    }),
    fields: [
      lender,
      countOf('price', texts.energyPrice, 0, 4_294_967_295),
      countOf('least', texts.energyLeast, 1, 2 ** 40 - 1),
    ],
    signs: texts.provider,
    affects: texts.leasesAffected,
    reverse: changeTexts.setAgain,
  }),
]
