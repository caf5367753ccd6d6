import { addressFromHex } from '#platform/std/address.ts'
import type { Text } from '#platform/std/text.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import type { EventResult, Instead, NextStep } from '#platform/web/flow/flow.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin, signedCoin } from '#platform/web/spend/coinContract.ts'

import { burnActions } from '../../actions.ts'
import { powerText, usdtCoin } from '../mining.ts'
import { ifDoubled, shareOf } from '../share.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { burnReads } from './changes.ts'
import {
  ClaimFact,
  Power,
  QuoteFact,
  ShareAfter,
  shareDoubled,
  shareThen,
  Sun,
  swapPicture,
  Tes,
  tesPicture,
} from './facts.tsx'

/** Burns, and what they earn. */

/** Nobody has the key of it. */
const sink = addressFromHex(`${'0'.repeat(36)}dead`)

export const seeCentre: NextStep = { text: texts.seeCentre, to: '/kinetic' }
const seeIncome: NextStep = { text: texts.seeIncome, to: '/income' }
const seeBurns: NextStep = { text: texts.seeBurns, to: '/MyDestruction' }
const digits = (value: string): boolean => /^\d{1,78}$/.test(value)

/** Without a pass there is no first burn. */
const passFirst: Instead = {
  when: ['NO_PASS', 'Buy a pass first'],
  step: { text: texts.buyPassFirst, to: '/destroy' },
}

/** A share after the burn, by what all power was after it. */
const shareResult = (label: Text, of: typeof shareOf): EventResult => ({
  label,
  event: 'Burned',
  show: (events) => (
    <ShareAfter totalPower={BigInt(events.at(-1)?.['totalPower'] ?? '0')} of={of} />
  ),
})

/** What the burn brought, by its event. */
const powerResult = {
  label: texts.power,
  event: 'Burned',
  show: (events: Parameters<typeof sumOf>[0]) => <Power units={sumOf(events, 'power')} />,
}

export const burnFlow = review(burnActions.burn, {
  title: texts.burnTitle,
  question: ({ subject: { uAmount = '0' } }, t) =>
    t(texts.askBurn, { amount: exactOf(BigInt(uAmount), usdtCoin) }),
  picture: tesPicture,
  goesTo: null,
  meaning: { coin_: texts.argCoin, uAmount: texts.argWorth },
  units: { uAmount: (value) => (digits(value) ? exactOf(BigInt(value), usdtCoin) : null) },
  fixed: ({ coin }, contracts) => ({ coin_: signedCoin(coin, contracts) }),
  fallback: 'burn error',
  summary: (_ticket, { uAmount = '0' }) => [
    {
      label: texts.burns,
      past: texts.burnt,
      value: (
        <QuoteFact
          of="worth"
          amount={uAmount}
          show={({ burnAmount }) => <Tes units={burnAmount} about />}
        />
      ),
      tone: 'danger',
      main: true,
    },
    {
      label: texts.power,
      value: (
        <QuoteFact of="worth" amount={uAmount} show={({ power }) => <Power units={power} />} />
      ),
      tone: 'good',
    },
    { label: texts.shareThen, value: <QuoteFact of="worth" amount={uAmount} show={shareThen} /> },
    {
      label: texts.shareDoubled,
      value: <QuoteFact of="worth" amount={uAmount} show={shareDoubled} />,
    },
    { label: texts.goesTo, value: <AddressText address={sink} full />, wide: true },
  ],
  results: [
    {
      label: texts.burns,
      event: 'Burned',
      show: (events) => <Tes units={sumOf(events, 'burnAmount')} />,
    },
    powerResult,
    shareResult(texts.shareThen, shareOf),
    shareResult(texts.shareDoubled, ifDoubled),
  ],
  done: texts.burnDone,
  instead: passFirst,
  next: () => [seeCentre, seeBurns],
  invalidates: burnReads,
})

export const swapFlow = review(burnActions.swap, {
  title: texts.swapTitle,
  question: ({ subject: { amount = '0' } }, t) =>
    t(texts.askSwap, { amount: exactOf(BigInt(amount), nativeCoin()) }),
  picture: swapPicture,
  goesTo: null,
  meaning: { minPower: texts.argMinPower, deadline: texts.argDeadline },
  units: { minPower: (value) => (digits(value) ? powerText(value) : null), deadline: 'time' },
  fixed: ({ minPower }) => ({ minPower: minPower ?? null, deadline: null }),
  pays: ({ amount }) => amount ?? null,
  fallback: 'swapToBurn error',
  summary: ({ call }, { amount = '0', minPower = '0' }) => [
    { label: summaryTexts.youGive, value: <Sun sun={call.callValue} />, main: 'priced' },
    { label: texts.leastPower, past: texts.power, value: <Power units={minPower} />, tone: 'good' },
    {
      label: texts.burnsThen,
      past: texts.burnt,
      value: (
        <QuoteFact
          of="trx"
          amount={amount}
          show={({ burnAmount }) => <Tes units={burnAmount} about />}
        />
      ),
      tone: 'danger',
    },
    { label: texts.goesTo, value: <AddressText address={sink} full />, wide: true },
  ],
  results: [
    { ...powerResult, label: texts.leastPower },
    {
      label: texts.burnsThen,
      event: 'Burned',
      show: (events) => <Tes units={sumOf(events, 'burnAmount')} />,
    },
  ],
  done: texts.burnDone,
  instead: passFirst,
  next: () => [seeCentre, seeBurns],
  invalidates: burnReads,
})

export const claimFlow = review(burnActions.claim, {
  title: texts.claimTitle,
  question: (_, t) => t(texts.askClaim),
  picture: tesPicture,
  goesTo: 'wallet',
  meaning: {},
  fallback: 'Transfer failed',
  summary: () => [{ label: summaryTexts.youGet, value: <ClaimFact />, tone: 'good', main: true }],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Claimed',
      show: (events) => <Tes units={sumOf(events, 'amount')} />,
    },
  ],
  done: texts.claimDone,
  instead: { when: ['NOTHING_TO_CLAIM', 'Nothing to claim'], step: seeCentre },
  next: () => [seeIncome, { text: texts.burnMore, to: '/destroy' }],
  invalidates: burnReads,
})
