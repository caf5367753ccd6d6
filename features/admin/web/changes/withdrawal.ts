import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'

import { adminActions as actions } from '../../actions.ts'
import { type Now, stated } from './change.ts'
import {
  addressesOf,
  addressOf,
  amountsOf,
  countOf,
  percent,
  percentOf,
  timeOf,
} from './fields.tsx'
import { changeOf } from './make.tsx'
import { changeTexts as texts } from './textChanges.ts'

/** What the managers of staged withdrawals change. What is allotted stays. */

/** coin, open, opens at, minimum, rate, receiver, number of stages, balance, promised, fees. */
type Terms = readonly [
  unknown,
  boolean,
  bigint,
  bigint,
  bigint,
  unknown,
  bigint,
  bigint,
  bigint,
  bigint,
]
const terms = (show: Now['show']): Now =>
  stated(
    'StagedWithdrawal',
    'getData() returns (address, bool, uint256, uint256, uint256, address, uint256, uint256, uint256, uint256)',
    show,
  )

export const withdrawalChanges = [
  changeOf({
    action: actions.withdrawalFee,
    title: texts.withdrawalFee,
    ask: texts.askWithdrawalFee,
    now: terms((now) => percent((now as Terms)[4])),
    fields: [percentOf('rate', texts.rate, 100n)],
    affects: texts.withdrawersAffected,
    reverse: texts.setAgain,
  }),
  changeOf({
    action: actions.fundAddress,
    title: texts.fundAddress,
    ask: texts.askFundAddress,
    now: terms((now) => String((now as Terms)[5])),
    fields: [addressOf('to', texts.receiver, texts.wrongReceiver)],
    affects: texts.feesAffected,
    reverse: texts.setAgain,
  }),
  changeOf({
    action: actions.stage,
    title: texts.stage,
    ask: texts.askStage,
    now: terms((now, t) => t(texts.stagesNow, { count: Number((now as Terms)[6]) })),
    fields: [timeOf('time', texts.unlocksAt)],
    affects: texts.stageAffected,
    reverse: texts.isFinal,
  }),
  changeOf({
    action: actions.allotments,
    title: texts.allotments,
    now: terms((now, t) => {
      const [balance, promised, fees] = (now as Terms).slice(7) as [bigint, bigint, bigint]
      return t(texts.freeOf, { free: exactOf(balance - promised - fees, tesCoin) })
    }),
    fields: [
      countOf('stage', texts.stageNumber, 1, 1_000),
      addressesOf('users', texts.users),
      amountsOf('amounts', texts.amountsEach, 'users', tesCoin),
    ],
    affects: texts.usersAffected,
    reverse: texts.isFinal,
  }),
  changeOf({
    action: actions.opening,
    title: texts.opening,
    ask: texts.askOpening,
    now: terms((now, t) => t((now as Terms)[1] ? texts.open : texts.closed)),
    affects: texts.openingAffected,
    reverse: texts.isFinal,
  }),
  changeOf({
    action: actions.withdrawalFees,
    title: texts.withdrawalFees,
    now: terms((now) => exactOf((now as Terms)[9], tesCoin)),
    signs: texts.anyone,
    affects: texts.receiverAffected,
    reverse: texts.isFinal,
  }),
]
