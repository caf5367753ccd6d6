import { parseUnits } from '#platform/std/amount.ts'
import { exactAmount } from '#platform/std/format.ts'
import { utcText } from '#platform/std/utcText.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { review } from '#platform/web/flow/review.ts'

import { adminActions as actions } from '../../actions.ts'
import { adminTexts } from '../text.ts'
import { addressTyped } from './addressField.ts'
import { type Change, common, viewOf } from './change.ts'
import { Said } from './Said.tsx'
import { changeTexts as texts, contractTexts } from './textChanges.ts'

/** What the managers of staged withdrawals change. What is allotted stays. */

const withdrawal = {
  ...common,
  picture: () => <CoinPicture symbols={['TES']} />,
  goesTo: contractTexts.StagedWithdrawal,
} as const

/** coin, open, opens at, minimum, rate, receiver, number of stages, balance, promised, fees. */
type Terms = readonly [unknown, boolean, bigint, bigint, bigint, unknown, bigint, ...unknown[]]
const number = { type: 'uint256' } as const
const account = { type: 'address' } as const
const terms = {
  abi: viewOf('getData', [
    account,
    { type: 'bool' },
    number,
    number,
    number,
    account,
    number,
    number,
    number,
    number,
  ]),
  view: 'getData',
} as const

/** Hundredths of a percent. */
const percent = (rate: bigint): string => `${exactAmount(rate, 2)}\u00a0%`

export const withdrawalFee: Change = {
  action: actions.withdrawalFee,
  title: texts.withdrawalFee,
  now: { ...terms, show: (now) => percent((now as Terms)[4]) },
  field: {
    name: 'rate',
    label: texts.rate,
    wrong: texts.wrongRate,
    parse(typed) {
      const rate = parseUnits(typed, 2)
      return rate === null || rate > 100n ? null : String(rate)
    },
  },
  affects: texts.withdrawersAffected,
  reverse: texts.setAgain,
  flow: review(actions.withdrawalFee, {
    ...withdrawal,
    title: texts.withdrawalFee,
    question: (_, t) => t(texts.askWithdrawalFee),
    meaning: { rate: texts.fee },
    units: { rate: (value) => percent(BigInt(value)) },
    summary: (_ticket, { rate = '0' }) => [
      { label: texts.fee, value: <span className="num">{percent(BigInt(rate))}</span>, main: true },
      { label: adminTexts.affects, value: <Said text={texts.withdrawersAffected} />, wide: true },
    ],
  }),
}

export const stage: Change = {
  action: actions.stage,
  title: texts.stage,
  now: { ...terms, show: (now, t) => t(texts.stagesNow, { count: Number((now as Terms)[6]) }) },
  field: {
    name: 'time',
    label: texts.unlocksAt,
    wrong: texts.wrongTime,
    parse(typed) {
      const minute = typed.trim().replace(' ', 'T')
      const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(minute) ? Date.parse(`${minute}Z`) : NaN
      // The 30th of February would be a day in March.
      const isDay = time > 0 && new Date(time).toISOString().startsWith(minute)
      return isDay ? String(time / 1_000) : null
    },
  },
  affects: texts.stageAffected,
  reverse: texts.isFinal,
  flow: review(actions.stage, {
    ...withdrawal,
    title: texts.stage,
    question: (_, t) => t(texts.askStage),
    meaning: { time: texts.time },
    units: { time: 'time' },
    summary: (_ticket, { time = '0' }) => [
      {
        label: texts.unlocksAt,
        value: <span className="num">{utcText(Number(time))}</span>,
        main: true,
      },
      { label: adminTexts.affects, value: <Said text={texts.stageAffected} />, wide: true },
    ],
  }),
}

export const fundAddress: Change = {
  action: actions.fundAddress,
  title: texts.fundAddress,
  now: { ...terms, show: (now) => String((now as Terms)[5]) },
  field: addressTyped('to', texts.receiver, texts.wrongReceiver),
  affects: texts.feesAffected,
  reverse: texts.setAgain,
  flow: review(actions.fundAddress, {
    ...withdrawal,
    title: texts.fundAddress,
    question: (_, t) => t(texts.askFundAddress),
    meaning: { to: texts.receiver },
    fixed: ({ to }) => ({ to: to ?? null }),
    summary: (_ticket, { to = '' }) => [
      { label: texts.receiver, value: <AddressText address={to} full />, wide: true },
      { label: adminTexts.affects, value: <Said text={texts.feesAffected} />, wide: true },
    ],
  }),
}

export const opening: Change = {
  action: actions.opening,
  title: texts.opening,
  now: { ...terms, show: (now, t) => t((now as Terms)[1] ? texts.open : texts.closed) },
  field: null,
  affects: texts.openingAffected,
  reverse: texts.isFinal,
  flow: review(actions.opening, {
    ...withdrawal,
    title: texts.opening,
    question: (_, t) => t(texts.askOpening),
    meaning: {},
    summary: () => [
      { label: adminTexts.affects, value: <Said text={texts.openingAffected} />, main: true },
    ],
  }),
}
