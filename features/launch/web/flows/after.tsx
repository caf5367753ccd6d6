import { isAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { sumOf } from '#platform/web/flow/results.ts'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { Units } from '#platform/web/flow/Units.tsx'

import { saleActions, tokenActions } from '../../actions.ts'
import { tokenPath } from '../paths.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { launchReads } from './changes.ts'
import { seePresales } from './create.tsx'
import {
  ClaimedParts,
  EntrySun,
  FloorPays,
  InsideTokens,
  salePicture,
  SaleQuestion,
  SaleTokens,
  Sun,
  TapNow,
  TokenFact,
  tokenPicture,
  TokenQuestion,
} from './facts.tsx'
import { insteadOf, seePresale } from './join.tsx'
import { tokenUnit } from './meanings.ts'

/** Listing, and what follows it. */

const common = { madeBy: 'TokenFactory', invalidates: launchReads } as const
export const listFlow = review(saleActions.list, {
  ...common,
  title: texts.listTitle,
  question: ({ subject: { sale } }) => <SaleQuestion text={texts.askList} sale={sale} />,
  picture: salePicture,
  goesTo: texts.sale,
  meaning: {},
  fallback: 'Listing failed',
  summary: (_ticket, _subject, t) => [
    { label: texts.networkBack, value: t(texts.paidBack), tone: 'good', main: true },
    { label: texts.afterwards, value: t(texts.movesFreely) },
  ],
  results: [
    {
      label: texts.afterwards,
      event: 'Listed',
      show: (events) => <Sun sun={sumOf(events, 'poolSun')} />,
    },
  ],
  done: texts.listDone,
  instead: insteadOf('NOT_LISTABLE', 'The sale cannot be listed now'),
  next: ({ subject }) => [seePresale(subject), seePresales],
})

export const claimFlow = review(saleActions.claim, {
  ...common,
  title: texts.claimTitle,
  question: ({ subject: { sale } }) => <SaleQuestion text={texts.askClaim} sale={sale} />,
  picture: salePicture,
  goesTo: 'wallet',
  meaning: {},
  fallback: 'Transfer failed',
  summary: (_ticket, { sale }) => [
    {
      label: summaryTexts.youGet,
      value: <ClaimedParts sale={sale} />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Claimed',
      show: (events, { sale }) => <ClaimedParts sale={sale} events={events} />,
    },
  ],
  done: texts.claimDone,
  instead: insteadOf('NOTHING_TO_CLAIM', 'NOT_LISTED', 'NO_SHARES'),
  next: ({ subject }) => [seePresale(subject), seePresales],
})

export const claimInsideFlow = review(saleActions.claimInside, {
  ...common,
  title: texts.claimInsideTitle,
  question: ({ subject: { sale } }) => <SaleQuestion text={texts.askClaimInside} sale={sale} />,
  picture: salePicture,
  goesTo: 'wallet',
  meaning: {},
  fallback: 'Transfer failed',
  summary: (_ticket, { sale }) => [
    {
      label: summaryTexts.youGet,
      value: <InsideTokens sale={sale} />,
      tone: 'good',
      main: true,
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'ClaimedInside',
      show: (events, { sale }) => <SaleTokens sale={sale} units={sumOf(events, 'tokens')} />,
    },
  ],
  done: texts.claimDone,
  instead: insteadOf('NOT_LISTED', 'NO_SHARES'),
  next: ({ subject }) => [seePresale(subject), seePresales],
})

export const redeemFlow = review(saleActions.redeem, {
  ...common,
  title: texts.redeemTitle,
  question: ({ subject: { sale } }) => <SaleQuestion text={texts.askRedeem} sale={sale} />,
  picture: salePicture,
  goesTo: 'wallet',
  meaning: { tokens: texts.argTokens },
  units: { tokens: tokenUnit },
  fallback: 'burn error',
  summary: (_ticket, { sale, tokens = '0' }) => [
    {
      label: summaryTexts.youGet,
      value: <FloorPays sale={sale} tokens={tokens} />,
      tone: 'good',
      main: true,
    },
    {
      label: texts.burnt,
      value: <SaleTokens sale={sale} units={tokens} />,
      tone: 'danger',
    },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'Redeemed',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.redeemDone,
  instead: insteadOf('NOT_LISTED', 'NO_FLOOR'),
  next: ({ subject }) => [seePresale(subject), seePresales],
})

export const collectTapFlow = review(saleActions.collectTap, {
  ...common,
  title: texts.tapTitle,
  question: ({ subject: { sale } }) => <SaleQuestion text={texts.askTap} sale={sale} />,
  picture: salePicture,
  goesTo: 'wallet',
  meaning: {},
  fallback: 'Transfer failed',
  summary: (_ticket, { sale }) => [
    { label: summaryTexts.youGet, value: <TapNow sale={sale} />, tone: 'good', main: true },
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'TapCollected',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.tapDone,
  instead: insteadOf('NOTHING_TO_CLAIM', 'NOT_LISTED'),
  next: ({ subject }) => [{ text: texts.seeIncome, to: '/income' }, seePresale(subject)],
})

export const collectFlow = review(saleActions.collect, {
  ...common,
  title: texts.collectTitle,
  question: (_, t) => t(texts.askCollect),
  picture: salePicture,
  goesTo: ({ to }) => (to === undefined ? 'wallet' : null),
  meaning: { to: texts.argTo },
  fixed: ({ to }, _contracts, signer) => ({ to: to ?? signer }),
  fallback: 'Transfer failed',
  summary: (_ticket, { sale, to }) => [
    {
      label: summaryTexts.youGet,
      value: <EntrySun sale={sale} of="credit" />,
      tone: 'good',
      main: true,
    },
    ...(to !== undefined && isAddress(to)
      ? [{ label: texts.argTo, value: <AddressText address={to} full />, wide: true as const }]
      : []),
  ],
  results: [
    {
      label: summaryTexts.youGet,
      event: 'CreditPaid',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.tapDone,
  instead: insteadOf('NOTHING_TO_CLAIM'),
  next: ({ subject }) => [seePresale(subject), seePresales],
})

export const convertFlow = review(tokenActions.convert, {
  ...common,
  title: texts.convertTitle,
  question: ({ subject: { token } }) => <TokenQuestion text={texts.askConvert} token={token} />,
  picture: tokenPicture,
  goesTo: texts.token,
  meaning: {},
  fallback: 'Transfer failed',
  summary: (_ticket, { token }, t) => [
    {
      label: texts.soldSoFar,
      value: <TokenFact token={token} show={({ powers }) => <Sun sun={powers.convertedSun} />} />,
      main: true,
    },
    { label: texts.argTo, value: t(texts.feeRecipient) },
  ],
  results: [
    {
      label: texts.soldSoFar,
      event: 'Converted',
      show: (events) => <Sun sun={sumOf(events, 'sun')} />,
    },
  ],
  done: texts.convertDone,
  instead: insteadOf('NOT_LISTED', 'NOT_DUE'),
  next: ({ subject: { token = '' } }) => [{ text: texts.seeToken, to: tokenPath(token) }],
})

export const burnStepFlow = review(tokenActions.burnStep, {
  ...common,
  title: texts.burnTitle,
  question: ({ subject: { token } }) => <TokenQuestion text={texts.askBurn} token={token} />,
  picture: tokenPicture,
  goesTo: texts.token,
  meaning: {},
  fallback: 'burn error',
  summary: (_ticket, { token }) => [
    {
      label: texts.reserveLeft,
      value: (
        <TokenFact
          token={token}
          show={({ token: { symbol }, powers }) => (
            <Units units={BigInt(powers.reserveLeft)} coin={{ symbol, decimals: 18 }} />
          )}
        />
      ),
      main: true,
    },
  ],
  done: texts.burnDone,
  instead: insteadOf('NOT_LISTED', 'NOT_DUE'),
  next: ({ subject: { token = '' } }) => [{ text: texts.seeToken, to: tokenPath(token) }],
})
