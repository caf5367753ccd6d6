import { AddressText } from '#platform/ui/AddressText.tsx'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { holderActions } from '../../actions.ts'
import { rwaTexts } from '../text.ts'
import { signedTexts as texts } from '../textSigned.ts'
import {
  AssetQuestion,
  BackOn,
  common,
  EscrowOf,
  insteadOf,
  IssuerOf,
  Money,
  OwnMoney,
} from './facts.tsx'

/** Until the release: into escrow and out of it. */

/** Leave for one asset to take an amount of its coin; never without limit. The registry must have made the spender. */
export const approveFlow = review(holderActions.approve, {
  ...common,
  title: texts.allowTitle,
  question: ({ subject }, t) => t(subject.amount === '0' ? texts.askRevoke : texts.askAllow),
  goesTo: texts.asset,
  made: ({ asset = '' }) => asset,
  meaning: { spender: texts.argSpender, value: texts.argValue },
  units: { value: 'contract' },
  fixed: ({ asset, amount }) => ({ spender: asset ?? null, value: amount ?? null }),
  fallback: 'Approve failed',
  summary: (_ticket, { asset, amount = '0' }, t) => [
    { label: texts.argValue, value: <Money asset={asset} units={amount} />, main: true },
    { label: texts.allowWhen, value: t(texts.allowMeans), wide: true },
  ],
  done: texts.allowDone,
})

export const buyFlow = review(holderActions.buy, {
  ...common,
  title: texts.buyTitle,
  question: ({ subject: { asset, shares = '0' } }) => (
    <AssetQuestion text={texts.askBuy} asset={asset} values={{ count: Number(shares) }} />
  ),
  goesTo: texts.asset,
  takes: ({ cost }) => cost,
  meaning: { shares: texts.argShares },
  fallback: 'Purchase failed',
  summary: (_ticket, { asset, shares = '0', cost = '0' }, t) => [
    { label: summaryTexts.youGive, value: <Money asset={asset} units={cost} />, main: true },
    {
      label: summaryTexts.youGet,
      value: t(rwaTexts.shares, { count: Number(shares) }),
      tone: 'good',
    },
    { label: texts.ifFails, value: <BackOn asset={asset} cost={cost} /> },
  ],
  done: texts.buyDone,
  instead: insteadOf('SALE_ENDED', 'STALE', 'NOT_ALLOWED', 'SHARES_SHORT', 'RWA_OFF'),
})

export const refundFlow = review(holderActions.refund, {
  ...common,
  title: texts.refundTitle,
  question: ({ subject: { asset } }) => <AssetQuestion text={texts.askRefund} asset={asset} />,
  goesTo: 'wallet',
  meaning: {},
  fallback: 'Transfer failed',
  summary: (_ticket, { asset }) => [
    {
      label: summaryTexts.youGet,
      value: <OwnMoney asset={asset} of="refundable" />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Refunded',
      show: (events, { asset }) => <Money asset={asset} units={sumOf(events, 'amount')} />,
    },
  ],
  done: texts.refundDone,
  instead: insteadOf('RELEASED', 'NOTHING_HELD'),
})

export const refundForFlow = review(holderActions.refundFor, {
  ...common,
  title: texts.refundForTitle,
  question: ({ subject: { asset } }) => <AssetQuestion text={texts.askRefundFor} asset={asset} />,
  goesTo: null,
  meaning: { account: texts.argAccount },
  fixed: ({ account }) => ({ account: account ?? null }),
  fallback: 'Transfer failed',
  summary: (_ticket, { account = '' }, t) => [
    { label: texts.argAccount, value: <AddressText address={account} full />, wide: true },
    { label: texts.afterwards, value: t(texts.refundForMeans), wide: true },
  ],
  done: texts.refundDone,
  instead: insteadOf('NOT_FAILED', 'NOTHING_HELD'),
})

export const releaseFlow = review(holderActions.release, {
  ...common,
  title: texts.releaseTitle,
  question: ({ subject: { asset } }) => <AssetQuestion text={texts.askRelease} asset={asset} />,
  goesTo: texts.asset,
  meaning: {},
  fallback: 'Transfer failed',
  summary: (_ticket, { asset }) => [
    { label: texts.argAmountPaid, value: <EscrowOf asset={asset} />, main: true },
    { label: texts.releaseGoes, value: <IssuerOf asset={asset} />, wide: true },
  ],
  results: [
    {
      label: texts.argAmountPaid,
      event: 'Released',
      show: (events, { asset }) => <Money asset={asset} units={sumOf(events, 'amount')} />,
    },
  ],
  done: texts.releaseDone,
  instead: insteadOf('RELEASED', 'NOT_RELEASABLE'),
})
