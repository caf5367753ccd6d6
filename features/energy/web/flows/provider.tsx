import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { energyActions } from '../../actions.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { common, insteadOf, Least, ofLender, Price, Ready, Sun } from './facts.tsx'

const terms = { price: texts.argPrice, least: texts.argLeast }

export const makeFlow = review(energyActions.make, {
  ...common,
  title: texts.makeTitle,
  question: (_, t) => t(texts.askMake),
  goesTo: texts.factory,
  meaning: terms,
  pays: ({ sun }) => sun ?? null,
  fallback: 'Transfer failed',
  summary: ({ call }, { price = '0', least = '0' }, t) => [
    { label: summaryTexts.youGive, value: <Sun sun={call.callValue} />, main: true },
    { label: texts.price, value: <Price price={price} /> },
    { label: texts.argLeast, value: <Least energy={least} /> },
    { label: texts.afterwards, value: t(texts.makeMeans), tone: 'good', wide: true },
  ],
  done: texts.makeDone,
  instead: insteadOf('HAS_LENDER'),
})

export const supplyFlow = review(energyActions.supply, {
  ...ofLender,
  title: texts.supplyTitle,
  question: (_, t) => t(texts.askSupply),
  goesTo: texts.lender,
  meaning: {},
  pays: ({ sun }) => sun ?? null,
  fallback: 'Transfer failed',
  summary: ({ call }, _subject, t) => [
    { label: summaryTexts.youGive, value: <Sun sun={call.callValue} />, main: true },
    { label: texts.afterwards, value: t(texts.makeMeans), tone: 'good', wide: true },
  ],
  done: texts.supplyDone,
})

export const termsFlow = review(energyActions.terms, {
  ...ofLender,
  title: texts.termsTitle,
  question: (_, t) => t(texts.askTerms),
  goesTo: texts.lender,
  meaning: terms,
  fallback: 'Transfer failed',
  summary: (_ticket, { price = '0', least = '0' }, t) => [
    {
      label: texts.price,
      value: price === '0' ? t(texts.noNew) : <Price price={price} />,
      main: true,
    },
    { label: texts.argLeast, value: <Least energy={least} /> },
    { label: texts.afterwards, value: t(texts.termsMeans), wide: true },
  ],
  done: texts.termsDone,
})

export const leaveFlow = review(energyActions.leave, {
  ...ofLender,
  title: texts.leaveTitle,
  question: (_, t) => t(texts.askLeave),
  goesTo: texts.lender,
  meaning: { sun: texts.argSun },
  fallback: 'Transfer failed',
  summary: (_ticket, { sun = '0' }, t) => [
    { label: texts.argSun, value: <Sun sun={sun} />, main: true },
    { label: texts.afterwards, value: t(texts.leaveMeans), wide: true },
  ],
  done: texts.leaveDone,
  instead: insteadOf('ABOVE_STAKE', 'EXITS_FULL'),
})

export const collectFlow = review(energyActions.collect, {
  ...ofLender,
  title: texts.collectTitle,
  question: (_, t) => t(texts.askCollect),
  goesTo: 'wallet',
  meaning: {},
  fallback: 'Transfer failed',
  summary: () => [{ label: summaryTexts.youGet, value: <Ready />, tone: 'good', main: true }],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Collected',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.collectDone,
  instead: insteadOf('NOTHING_THERE'),
})
