import type { Instead, NextStep } from '#platform/web/flow/flow.ts'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { saleActions } from '../../actions.ts'
import { marketPath, presalePath } from '../paths.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { launchReads } from './changes.ts'
import { seePresales } from './create.tsx'
import { BackUntil, EntrySun, salePicture, SaleQuestion, SharesTokens, Sun } from './facts.tsx'
import { sunUnit } from './meanings.ts'

/** Taking part in a presale and in its internal market, and leaving them. */

type Of = { readonly sale?: string }

export const seePresale = ({ sale = '' }: Of): NextStep => ({
  text: texts.seePresale,
  to: presalePath(sale),
})
export const seeMarket = ({ sale = '' }: Of): NextStep => ({
  text: texts.seeMarket,
  to: marketPath(sale),
})

export const insteadOf = (...when: readonly string[]): Instead => ({ when, step: seePresales })

export const mintFlow = review(saleActions.donate, {
  title: texts.mintTitle,
  question: ({ subject: { sale, shares = '0' } }) => (
    <SaleQuestion text={texts.askMint} sale={sale} values={{ count: Number(shares) }} />
  ),
  picture: salePicture,
  goesTo: texts.sale,
  madeBy: 'TokenFactory',
  meaning: { shares: texts.argShares },
  fallback: 'Purchase failed',
  summary: ({ call }, { sale, shares = '0' }) => [
    { label: summaryTexts.youGive, value: <Sun sun={call.callValue} />, main: 'priced' },
    {
      label: texts.tokensLater,
      value: <SharesTokens sale={sale} shares={shares} />,
      tone: 'good',
    },
    { label: texts.backUntil, value: <BackUntil sale={sale} /> },
  ],
  done: texts.mintDone,
  instead: insteadOf('NOT_IN_PROGRESS', 'SHARES_SHORT', 'ALREADY_MINTED', 'CREATOR'),
  next: ({ subject }) => [seePresale(subject), seePresales],
  invalidates: launchReads,
})

export const leaveFlow = review(saleActions.leave, {
  title: texts.leaveTitle,
  question: ({ subject: { sale } }) => <SaleQuestion text={texts.askLeave} sale={sale} />,
  picture: salePicture,
  goesTo: 'wallet',
  madeBy: 'TokenFactory',
  meaning: {},
  fallback: 'Transfer failed',
  summary: (_ticket, { sale }) => [
    {
      label: summaryTexts.youGet,
      value: <EntrySun sale={sale} of="paid" />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Left',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.leaveDone,
  instead: insteadOf('NOT_IN_PROGRESS', 'NO_SHARES'),
  next: ({ subject }) => [{ ...seePresale(subject), text: texts.mintAgain }, seePresales],
  invalidates: launchReads,
})

export const refundFlow = review(saleActions.refund, {
  title: texts.refundTitle,
  question: ({ subject: { sale } }) => <SaleQuestion text={texts.askRefund} sale={sale} />,
  picture: salePicture,
  goesTo: 'wallet',
  madeBy: 'TokenFactory',
  meaning: {},
  fallback: 'Transfer failed',
  summary: (_ticket, { sale }) => [
    {
      label: summaryTexts.youGet,
      value: <EntrySun sale={sale} of="refundable" />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Refunded',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.refundDone,
  instead: insteadOf('NOT_FAILED', 'NO_SHARES'),
  next: () => [seePresales],
  invalidates: launchReads,
})

export const buyInsideFlow = review(saleActions.buyInside, {
  title: texts.buyTitle,
  question: ({ subject: { sale, shares = '0' } }) => (
    <SaleQuestion text={texts.askBuy} sale={sale} values={{ count: Number(shares) }} />
  ),
  picture: salePicture,
  goesTo: texts.sale,
  madeBy: 'TokenFactory',
  meaning: { shares: texts.argShares },
  // What the shares do not cost comes back in the same call.
  pays: ({ most }) => most ?? null,
  fallback: 'Purchase failed',
  summary: ({ call }, { sale, shares = '0' }) => [
    {
      label: summaryTexts.youGiveAtMost,
      past: summaryTexts.youGive,
      value: <Sun sun={call.callValue} />,
      main: 'priced',
    },
    {
      label: texts.afterListing,
      value: <SharesTokens sale={sale} shares={shares} />,
      tone: 'good',
    },
  ],
  results: [
    {
      label: summaryTexts.youGiveAtMost,
      event: 'BoughtInside',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.buyDone,
  instead: insteadOf('MARKET_CLOSED', 'SHARES_SHORT', 'CREATOR'),
  next: ({ subject }) => [seeMarket(subject), seePresale(subject)],
  invalidates: launchReads,
})

export const sellInsideFlow = review(saleActions.sellInside, {
  title: texts.sellTitle,
  question: ({ subject: { sale, shares = '0' } }) => (
    <SaleQuestion text={texts.askSell} sale={sale} values={{ count: Number(shares) }} />
  ),
  picture: salePicture,
  goesTo: 'wallet',
  madeBy: 'TokenFactory',
  meaning: { shares: texts.argShares, least: texts.argLeast },
  units: { least: sunUnit },
  fallback: 'Transfer failed',
  summary: (_ticket, { sale, shares = '0', least = '0' }) => [
    {
      label: texts.atLeast,
      past: summaryTexts.youGet,
      value: <Sun sun={least} />,
      tone: 'good',
      main: 'priced',
    },
    { label: summaryTexts.youGive, value: <SharesTokens sale={sale} shares={shares} /> },
  ],
  results: [
    {
      label: texts.atLeast,
      event: 'SoldInside',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.sellDone,
  instead: insteadOf('MARKET_CLOSED'),
  next: ({ subject }) => [seeMarket(subject), seePresale(subject)],
  invalidates: launchReads,
})
