import type { Subject } from '#platform/std/action.ts'
import type { Text } from '#platform/std/text.ts'
import { exactOf } from '#platform/web/spend/coin.ts'
import { nativeCoin } from '#platform/web/spend/coinContract.ts'

import { adminActions as actions } from '../../actions.ts'
import { mostCards } from '../../fields.ts'
import { type Now, stated } from './change.ts'
import {
  amountOf,
  choiceOf,
  coinOf,
  countOf,
  hexOf,
  numbersOf,
  percentOf,
  timeOf,
  trxOf,
} from './fields.tsx'
import { changeOf } from './make.tsx'
import { boxTexts as texts } from './textBoxes.ts'
import { changeTexts } from './textChanges.ts'

/** What the operator of boxes does. A box that was sold is opened or given back as it was sold. */

const series = countOf('seriesId', texts.seriesNumber, 1, 1_000_000)
const inUsdt = (name: string, label: Text) => amountOf(name, label, () => coinOf('USDT'))
const trx = (sun: unknown): string => exactOf(sun as bigint, nativeCoin())
const ofSeries = (view: string, show: Now['show']): Now => stated('BlindBoxes', view, show)
const bond = ofSeries('bondOf(uint256 seriesId) returns (uint256, uint256)', (now, t) => {
  const [whole, held] = now as readonly [bigint, bigint]
  return t(texts.bondNow, { bond: trx(whole), held: trx(held) })
})

export const boxChanges = [
  changeOf({
    action: actions.cards,
    title: texts.cards,
    ask: texts.askCards,
    fields: [
      choiceOf('enabled', changeTexts.proposed, [
        { value: 'true', text: texts.mayMove },
        { value: 'false', text: texts.mayNotMove },
      ]),
    ],
    placed: texts.mover,
    goesTo: texts.boxes,
    signs: texts.cardOwner,
    affects: texts.cardsAffected,
    reverse: texts.cardsBack,
  }),
  changeOf({
    action: actions.series,
    title: texts.series,
    now: ofSeries('seriesCount() returns (uint256)', (count, t) =>
      t(texts.seriesNow, { count: Number(count) }),
    ),
    fields: [
      inUsdt('price', texts.price),
      timeOf('start', texts.start),
      timeOf('end', texts.end),
      percentOf('firstShare', texts.firstShare, 9_999n),
      countOf('completeTime', texts.completeTime, 0, 4_294_967_295),
      inUsdt('penalty', texts.penalty),
      numbersOf('tokenIds', texts.cardNumbers, mostCards),
    ],
    facts: ['price', 'penalty', 'tokenIds'],
    affects: texts.seriesAffected,
    reverse: texts.seriesBack,
  }),
  changeOf({
    action: actions.secrets,
    title: texts.secrets,
    now: ofSeries(
      'chainOf(uint256 seriesId) returns (bool, bytes20, uint256, uint256)',
      (now, t) => {
        const [standing, tip] = now as readonly [boolean, string]
        return standing ? tip : t(texts.noChain)
      },
    ),
    fields: [series, hexOf('tip', texts.tip, 40, '0x')],
    affects: texts.openersAffected,
    reverse: texts.secretsBack,
  }),
  changeOf({
    action: actions.addBond,
    title: texts.addBond,
    now: bond,
    fields: [series, trxOf('sun', texts.amountInTrx)],
    pays: ({ sun }: Subject) => sun ?? null,
    signs: changeTexts.anyone,
    affects: texts.openersAffected,
    reverse: texts.bondBack,
  }),
  changeOf({
    action: actions.bond,
    title: texts.bond,
    now: bond,
    fields: [series, trxOf('amount', texts.amountInTrx)],
    goesTo: 'wallet',
    affects: texts.openersWait,
    reverse: texts.bondAgain,
  }),
  changeOf({
    action: actions.takeBack,
    title: texts.takeBack,
    now: ofSeries(
      'stockOf(uint256 seriesId) returns (uint256, uint256, uint256, uint256)',
      (now, t) => t(texts.freeCards, { count: Number((now as readonly bigint[])[2]) }),
    ),
    fields: [series, countOf('count', texts.count, 1, mostCards)],
    affects: changeTexts.nobody,
    reverse: changeTexts.isFinal,
  }),
  changeOf({
    action: actions.standDown,
    title: texts.standDown,
    now: ofSeries('isClosed(uint256 seriesId) returns (bool)', (closed, t) =>
      t(closed === true ? texts.ended : texts.runs),
    ),
    fields: [series],
    affects: texts.holdersAffected,
    reverse: changeTexts.isFinal,
  }),
  changeOf({
    action: actions.proceeds,
    title: texts.proceeds,
    now: ofSeries('proceedsOf(uint256 seriesId) returns (uint256)', trx),
    fields: [series],
    signs: changeTexts.anyone,
    affects: texts.fundAffected,
    reverse: changeTexts.isFinal,
  }),
  changeOf({
    action: actions.levelProceeds,
    title: texts.levelProceeds,
    fields: [countOf('level', texts.level, 0, 1_000)],
    signs: changeTexts.anyone,
    affects: texts.fundAffected,
    reverse: changeTexts.isFinal,
  }),
  changeOf({
    action: actions.nodeFund,
    title: texts.nodeFund,
    signs: changeTexts.anyone,
    affects: texts.fundAffected,
    reverse: changeTexts.isFinal,
  }),
]
