import { AddressText } from '#platform/ui/AddressText.tsx'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { roleActions } from '../../actions.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { AssetQuestion, common, insteadOf, Money } from './facts.tsx'

/** What attestor, revenue address and issuer do. */

export const attestFlow = review(roleActions.attest, {
  ...common,
  title: texts.attestTitle,
  question: ({ subject: { asset } }) => <AssetQuestion text={texts.askAttest} asset={asset} />,
  goesTo: texts.asset,
  meaning: { document: texts.argDocument, reserve: texts.argReserve },
  fixed: ({ document }) => ({ document: document === undefined ? null : `0x${document}` }),
  fallback: 'Transfer failed',
  summary: (_ticket, { asset, document = '', reserve = '0' }) => [
    { label: texts.reserve, value: <Money asset={asset} units={reserve} />, main: true },
    { label: texts.argDocument, value: document, wide: true },
  ],
  done: texts.attestDone,
  instead: insteadOf('NOT_ATTESTOR', 'SALE_FAILED', 'ATTESTED_ALREADY'),
})

export const distributeFlow = review(roleActions.distribute, {
  ...common,
  title: texts.distributeTitle,
  question: ({ subject: { asset } }) => <AssetQuestion text={texts.askDistribute} asset={asset} />,
  goesTo: texts.asset,
  takes: ({ amount }) => amount,
  meaning: { amount: texts.argAmount },
  fallback: 'Transfer failed',
  summary: (_ticket, { asset, amount = '0' }) => [
    { label: summaryTexts.youGive, value: <Money asset={asset} units={amount} />, main: true },
  ],
  done: texts.distributeDone,
  instead: insteadOf('NOT_REVENUE', 'NOT_RELEASED'),
})

export const fulfilFlow = review(roleActions.fulfil, {
  ...common,
  title: texts.fulfilTitle,
  question: ({ subject: { asset } }) => <AssetQuestion text={texts.askFulfil} asset={asset} />,
  goesTo: null,
  takes: ({ mostPaid }) => mostPaid,
  meaning: { account: texts.argAccount, mostPaid: texts.argMost },
  fixed: ({ account }) => ({ account: account ?? null }),
  fallback: 'Transfer failed',
  summary: (_ticket, { asset, account = '', mostPaid = '0' }) => [
    { label: summaryTexts.youGive, value: <Money asset={asset} units={mostPaid} />, main: true },
    { label: texts.argAccount, value: <AddressText address={account} full />, wide: true },
  ],
  done: texts.fulfilDone,
  instead: insteadOf('NOT_ISSUER', 'NOT_REQUESTED'),
})
