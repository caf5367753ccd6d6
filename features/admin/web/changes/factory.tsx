import { parseUnits } from '#platform/std/amount.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { review } from '#platform/web/flow/review.ts'
import { Units } from '#platform/web/flow/Units.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'

import { adminActions as actions } from '../../actions.ts'
import { adminTexts } from '../text.ts'
import { addressTyped } from './addressField.ts'
import { type Change, common, viewOf } from './change.ts'
import { Said } from './Said.tsx'
import { changeTexts as texts, contractTexts } from './textChanges.ts'

/** What the owner of the token factory changes. Tokens and sales that were made go on. */

const factory = {
  ...common,
  picture: () => <CoinPicture symbols={[nativeSymbol()]} />,
  goesTo: contractTexts.TokenFactory,
} as const

/** sun, `TokenFactory.MAX_CREATION_FEE`. */
const mostFee = 200_000_000n

export const creationFee: Change = {
  action: actions.creationFee,
  title: texts.creationFee,
  now: {
    abi: viewOf('creationFee', [{ type: 'uint256' }]),
    view: 'creationFee',
    show: (fee) => exactOf(fee as bigint, nativeCoin()),
  },
  field: {
    name: 'fee',
    label: texts.feeInTrx,
    wrong: texts.wrongFee,
    parse(typed) {
      const fee = parseUnits(typed, nativeCoin().decimals)
      return fee === null || fee > mostFee ? null : String(fee)
    },
  },
  affects: texts.makersAffected,
  reverse: texts.setAgain,
  flow: review(actions.creationFee, {
    ...factory,
    title: texts.creationFee,
    question: (_, t) => t(texts.askCreationFee),
    meaning: { fee: texts.fee },
    units: { fee: (value) => exactOf(BigInt(value), nativeCoin()) },
    summary: (_ticket, { fee = '0' }) => [
      { label: texts.fee, value: <Units units={BigInt(fee)} coin={nativeCoin()} />, main: true },
      { label: adminTexts.affects, value: <Said text={texts.makersAffected} />, wide: true },
    ],
  }),
}

export const makers: Change = {
  action: actions.makers,
  title: texts.makers,
  now: {
    abi: viewOf('factoryEnabled', [{ type: 'bool' }]),
    view: 'factoryEnabled',
    show: (enabled, t) => t(enabled === true ? texts.enabled : texts.disabled),
  },
  field: {
    name: 'enabled',
    label: adminTexts.proposed,
    wrong: texts.disabled,
    parse: (typed) => typed,
    choices: [
      { value: 'false', text: texts.disabled },
      { value: 'true', text: texts.enabled },
    ],
  },
  affects: texts.makersMay,
  reverse: texts.makersBack,
  flow: review(actions.makers, {
    ...factory,
    title: texts.makers,
    question: (_, t) => t(texts.askMakers),
    meaning: { enabled: texts.enabled },
    summary: (_ticket, { enabled }) => [
      {
        label: adminTexts.proposed,
        value: <Said text={enabled === 'true' ? texts.enabled : texts.disabled} />,
        main: true,
      },
      { label: adminTexts.affects, value: <Said text={texts.makersMay} />, wide: true },
    ],
  }),
}

export const creationFees: Change = {
  action: actions.creationFees,
  title: texts.creationFees,
  now: null,
  field: null,
  affects: texts.nobody,
  reverse: texts.isFinal,
  flow: review(actions.creationFees, {
    ...factory,
    goesTo: 'wallet',
    title: texts.creationFees,
    question: (_, t) => t(texts.askCreationFees),
    meaning: {},
    summary: () => [{ label: adminTexts.affects, value: <Said text={texts.nobody} />, main: true }],
  }),
}

export const factoryCoins: Change = {
  action: actions.factoryCoins,
  title: texts.factoryCoins,
  now: null,
  field: addressTyped('token', texts.coin, texts.wrongCoin),
  affects: texts.coinsAffected,
  reverse: texts.isFinal,
  flow: review(actions.factoryCoins, {
    ...factory,
    goesTo: 'wallet',
    title: texts.factoryCoins,
    question: (_, t) => t(texts.askFactoryCoins),
    meaning: { coin: texts.coin },
    fixed: ({ token }) => ({ coin: token ?? null }),
    summary: (_ticket, { token = '' }) => [
      { label: texts.coin, value: <AddressText address={token} full />, wide: true },
      { label: adminTexts.affects, value: <Said text={texts.coinsAffected} />, wide: true },
    ],
  }),
}
