import type { Subject } from '#platform/std/action.ts'
import type { Text } from '#platform/std/text.ts'
import { utcText } from '#platform/std/utcText.ts'
import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'

import { adminActions as actions } from '../../actions.ts'
import type { reserves } from '../../fields.ts'
import { type Change, stated } from './change.ts'
import { addressOf, amountOf, choiceOf, coinOf, timeOf } from './fields.tsx'
import { changeOf, elsewhere, flowOf } from './make.tsx'
import { assetTexts } from './textAssets.ts'
import { changeTexts } from './textChanges.ts'
import { reserveTexts as texts } from './textReserves.ts'

/** Rewards are funded before they are promised: by anyone, for ever, out of the sender's own coins. */

const takes =
  (spender?: string): Change['takes'] =>
  ({ amount = '0', coin: symbol = 'TES', fund = spender ?? '' }) => ({
    symbol,
    amount,
    spender: fund,
    approve: { kind: actions.fundApprove.kind, subject: { fund, coin: symbol } },
  })

const common = {
  signs: changeTexts.anyone,
  reverse: changeTexts.isFinal,
  affects: texts.earnersAffected,
} as const

const fund = {
  ...common,
  action: actions.fund,
  title: texts.fund,
  takes: takes(),
  fields: [amountOf('amount', texts.amountInTes)],
} as const
const fundFlow = flowOf(fund)

/** Balance, promised, free. */
const lying = (at: string, view = 'reserve() returns (uint256, uint256, uint256)') =>
  stated(at, view, (now, t) => {
    const [balance = 0n, promised = 0n, free = 0n] = now as readonly bigint[]
    const text = (units: bigint): string => exactOf(units, tesCoin)
    return t(texts.now, { balance: text(balance), promised: text(promised), free: text(free) })
  })

const reserve = (contract: (typeof reserves)[number], title: Text, now: Change['now']): Change => ({
  ...changeOf({ ...fund, title, now }),
  contract,
  flow: fundFlow,
  fixed: { fund: contract },
})

const allotted = stated(
  'StagedWithdrawal',
  'getData() returns (address, bool, uint256, uint256, uint256, address, uint256, uint256, uint256, uint256)',
  (now) => exactOf((now as readonly bigint[])[7]!, tesCoin),
)

export const reserveChanges: readonly Change[] = [
  reserve('TermStaking', texts.termStaking, lying('TermStaking')),
  reserve('BurnMining', texts.burnMining, lying('BurnMining')),
  elsewhere('BurnMining.openPeriod()', {
    kind: 'burn.openPeriod',
    title: texts.openPeriod,
    now: stated(
      'BurnMining',
      'period() returns (uint256, uint256, uint256, uint256, uint256, uint256)',
      (now, t) => {
        const [number, , end, , opened] = now as readonly bigint[]
        return opened === 0n
          ? t(texts.noPeriod)
          : t(texts.period, { number: Number(number), end: utcText(Number(end)) })
      },
    ),
    signs: changeTexts.anyone,
    affects: texts.minersAffected,
    reverse: changeTexts.isFinal,
  }),
  reserve('Cards', texts.cards, lying('Cards')),
  reserve('LpPurchases', texts.purchases, lying('LpPurchases')),
  changeOf({
    ...common,
    action: actions.fundStream,
    title: texts.stream,
    now: stated(
      'LpStaking',
      'poolOf(address pool) returns (uint256, uint256, uint256, uint256, uint256)',
      (now, t) => {
        const [, , until, ahead, spare] = now as readonly [bigint, bigint, bigint, bigint, bigint]
        return t(texts.streamNow, {
          ahead: exactOf(ahead, tesCoin),
          spare: exactOf(spare, tesCoin),
          until: utcText(Number(until)),
        })
      },
    ),
    takes: takes('LpStaking'),
    fields: [
      addressOf('pool', texts.pool),
      amountOf('amount', texts.amountInTes, undefined, { from: 0n }),
      timeOf('until', texts.until),
    ],
  }),
  changeOf({
    ...common,
    action: actions.fundEpochs,
    title: texts.epochs,
    takes: takes('RewardDistributor'),
    fields: [
      choiceOf('coin', changeTexts.coin, [
        { value: 'TES', text: assetTexts.tes },
        { value: 'USDT', text: assetTexts.usdt },
      ]),
      amountOf('amount', texts.amount, (all: Subject) => coinOf(all['coin'])),
    ],
    placed: changeTexts.coin,
    affects: texts.teamsAffected,
  }),
  reserve('StagedWithdrawal', texts.withdrawal, allotted),
  elsewhere('DaoPool.donateCoin(address coin, uint256 amount)', {
    kind: 'dao.donateCoin',
    title: texts.dao,
    takes: ({ amount = '0', coin: symbol = 'TES' }) => ({
      symbol,
      amount,
      spender: 'DaoPool',
      approve: { kind: 'dao.approveGift', subject: { coin: symbol } },
    }),
    fields: [
      choiceOf('coin', changeTexts.coin, [
        { value: 'TES', text: assetTexts.tes },
        { value: 'USDT', text: assetTexts.usdt },
      ]),
      amountOf('amount', texts.amount, (all: Subject) => coinOf(all['coin'])),
    ],
    signs: changeTexts.anyone,
    affects: texts.voters,
    reverse: changeTexts.isFinal,
  }),
]
