import { AddressText } from '#platform/ui/AddressText.tsx'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { holderActions } from '../../actions.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { AssetQuestion, common, insteadOf, Money, OwnMoney, Redeemed } from './facts.tsx'

/** What a holder does after the release. */

export const claimFlow = review(holderActions.claim, {
  ...common,
  title: texts.claimTitle,
  question: ({ subject: { asset } }) => <AssetQuestion text={texts.askClaim} asset={asset} />,
  goesTo: 'wallet',
  meaning: {},
  fallback: 'Transfer failed',
  summary: (_ticket, { asset }) => [
    {
      label: summaryTexts.youGet,
      value: <OwnMoney asset={asset} of="claimable" />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Claimed',
      show: (events, { asset }) => <Money asset={asset} units={sumOf(events, 'amount')} />,
    },
  ],
  done: texts.claimDone,
  instead: insteadOf('NOTHING_TO_CLAIM'),
})

export const transferFlow = review(holderActions.transfer, {
  ...common,
  title: texts.transferTitle,
  question: ({ subject: { asset, shares = '0' } }) => (
    <AssetQuestion text={texts.askTransfer} asset={asset} values={{ count: Number(shares) }} />
  ),
  goesTo: null,
  meaning: { to: texts.argTo, shares: texts.argShares },
  fixed: ({ to }) => ({ to: to ?? null }),
  fallback: 'Transfer failed',
  summary: (_ticket, { to = '', shares = '0' }) => [
    { label: texts.argShares, value: shares, main: true },
    { label: texts.argTo, value: <AddressText address={to} full />, wide: true },
  ],
  done: texts.transferDone,
  instead: insteadOf('TO_NOT_ALLOWED', 'NOT_RELEASED'),
})

export const requestFlow = review(holderActions.requestRedemption, {
  ...common,
  title: texts.requestTitle,
  question: ({ subject: { asset, shares = '0' } }) => (
    <AssetQuestion text={texts.askRequest} asset={asset} values={{ count: Number(shares) }} />
  ),
  goesTo: texts.asset,
  meaning: { shares: texts.argShares },
  fallback: 'Transfer failed',
  summary: (_ticket, { asset, shares = '0' }, t) => [
    { label: texts.wouldPay, value: <Redeemed asset={asset} shares={shares} />, main: true },
    { label: texts.noPromise, value: t(texts.noPromiseMeans) },
  ],
  results: [
    {
      label: texts.wouldPay,
      event: 'RedemptionRequested',
      show: (events, { asset }) => <Money asset={asset} units={sumOf(events, 'amount')} />,
    },
  ],
  done: texts.requestDone,
  instead: insteadOf('NOT_RELEASED', 'REQUESTED'),
})

export const cancelFlow = review(holderActions.cancelRedemption, {
  ...common,
  title: texts.cancelTitle,
  question: ({ subject: { asset } }) => <AssetQuestion text={texts.askCancel} asset={asset} />,
  goesTo: texts.asset,
  meaning: {},
  fallback: 'Transfer failed',
  summary: (_ticket, _subject, t) => [
    { label: texts.afterwards, value: t(texts.cancelMeans), main: true },
  ],
  done: texts.cancelDone,
  instead: insteadOf('NOT_REQUESTED'),
})

export const redeemedFlow = review(holderActions.claimRedemption, {
  ...common,
  title: texts.redeemedTitle,
  question: ({ subject: { asset } }) => <AssetQuestion text={texts.askRedeemed} asset={asset} />,
  goesTo: 'wallet',
  meaning: {},
  fallback: 'Transfer failed',
  summary: (_ticket, { asset }) => [
    {
      label: summaryTexts.youGet,
      value: <OwnMoney asset={asset} of="redeemable" />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'RedemptionClaimed',
      show: (events, { asset }) => <Money asset={asset} units={sumOf(events, 'amount')} />,
    },
  ],
  done: texts.redeemedDone,
  instead: insteadOf('NOTHING_TO_CLAIM'),
})

export const withdrawFlow = review(holderActions.withdraw, {
  ...common,
  title: texts.withdrawTitle,
  question: ({ subject: { asset } }) => <AssetQuestion text={texts.askWithdraw} asset={asset} />,
  goesTo: 'wallet',
  meaning: { account: texts.argAccount, coin: texts.argCoin },
  // The asset has one coin: the server names it.
  fixed: (_subject, _contracts, signer) => ({ account: signer, coin: null }),
  fallback: 'Transfer failed',
  summary: (_ticket, { asset }) => [
    {
      label: summaryTexts.youGet,
      value: <OwnMoney asset={asset} of="credit" />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Withdrawn',
      show: (events, { asset }) => <Money asset={asset} units={sumOf(events, 'amount')} />,
    },
  ],
  done: texts.withdrawDone,
  instead: insteadOf('NOTHING_TO_CLAIM'),
})
