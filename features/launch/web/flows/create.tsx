import { zeroAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import type { Emitted, NextStep, SummaryRow } from '#platform/web/flow/flow.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { review } from '#platform/web/flow/review.ts'
import { Units } from '#platform/web/flow/Units.tsx'

import { issueActions } from '../../actions.ts'
import { fieldTexts } from '../create/textFields.ts'
import { presalePath, tokenPath } from '../paths.ts'
import { signedTexts as texts } from '../textSigned.ts'
import { payee, saleNumbersOf, switchesOf, tokenNumbersOf } from './args.ts'
import { launchReads } from './changes.ts'
import { DateFact, Sun, TokenFact, tokenPicture, TokenQuestion } from './facts.tsx'
import { saleNumbers, switches, tokenNumbers } from './meanings.ts'

/** Actions of creators. */

type Named = Readonly<Record<string, string | undefined>>

export const seePresales: NextStep = { text: texts.seePresales, to: '/presales' }

const pictured = ({ subject: { symbol = '' } }: { subject: { symbol?: string } }) => (
  <CoinPicture symbols={[symbol]} />
)

const fee = (sun: string): SummaryRow => ({
  label: texts.creationFee,
  value: <Sun sun={sun} />,
  main: 'priced',
})

const supply = ({ symbol = '', totalSupply = '0' }: Named): SummaryRow => ({
  label: texts.supply,
  value: <Units units={BigInt(totalSupply)} coin={{ symbol, decimals: 18 }} />,
})

/** Who is paid, for ever, with the whole address. */
const payees = ({ feeRecipient, devLPReceiver }: Named): readonly SummaryRow[] =>
  [
    { label: texts.feesGoTo, address: feeRecipient },
    { label: texts.lpGoesTo, address: devLPReceiver },
  ].flatMap(({ label, address }) =>
    address === undefined
      ? []
      : [{ label, value: <AddressText address={address} full />, wide: true as const }],
  )

const saleRows = ({
  presaleEthAmount = '0',
  maxTotalNum = '0',
  startTime = '0',
}: Named): readonly SummaryRow[] => [
  { label: texts.starts, value: <DateFact time={startTime} /> },
  { label: texts.raises, value: <Sun sun={BigInt(presaleEthAmount) * BigInt(maxTotalNum)} /> },
  { label: texts.shareCosts, value: <Sun sun={presaleEthAmount} /> },
]

/** Where the made sale or token can be seen. */
const toSale = (made: Emitted | null): NextStep[] =>
  made === null ? [] : [{ text: texts.seePresale, to: presalePath(made['sale'] ?? '') }]

export const createBothFlow = review(issueActions.createBoth, {
  title: texts.createBothTitle,
  question: ({ subject: { name = '' } }, t) => t(texts.askCreateBoth, { name }),
  picture: pictured,
  goesTo: texts.factory,
  meaning: {
    name: texts.argName,
    symbol: texts.argSymbol,
    tokenNumbers,
    feeRecipient: fieldTexts.feeRecipient.label,
    switches,
    saleNumbers,
    devLPReceiver: fieldTexts.devLPReceiver.label,
    lpDistributionEnabled: fieldTexts.lpDistributionEnabled.label,
  },
  fixed: (subject) => ({
    tokenNumbers: tokenNumbersOf(subject),
    feeRecipient: payee(subject.feeRecipient),
    switches: switchesOf(subject),
    saleNumbers: saleNumbersOf(subject),
    devLPReceiver: payee(subject.devLPReceiver),
  }),
  fallback: 'Create error',
  summary: ({ call }, subject) => [
    fee(call.callValue),
    ...[...payees(subject), ...saleRows(subject)].slice(0, 2),
  ],
  done: texts.createBothDone,
  next: ({ emitted }) => [...toSale(emitted('PresaleCreated')), seePresales],
  invalidates: launchReads,
})

export const createTokenFlow = review(issueActions.createToken, {
  title: texts.createTokenTitle,
  question: ({ subject: { name = '' } }, t) => t(texts.askCreateToken, { name }),
  picture: pictured,
  goesTo: texts.factory,
  meaning: {
    name: texts.argName,
    symbol: texts.argSymbol,
    numbers: tokenNumbers,
    feeRecipient: fieldTexts.feeRecipient.label,
    switches,
  },
  fixed: (subject) => ({
    numbers: tokenNumbersOf(subject),
    feeRecipient: payee(subject.feeRecipient),
    switches: switchesOf(subject),
  }),
  fallback: 'Create error',
  summary: ({ call }, subject) => [
    fee(call.callValue),
    supply(subject),
    ...payees(subject).slice(0, 1),
  ],
  done: texts.createTokenDone,
  next: ({ emitted }) => {
    const made = emitted('TokenCreated')
    const give =
      made === null
        ? []
        : [{ text: texts.givePresale, to: `/createToken?token=${made['token'] ?? ''}` }]
    return [...give, seePresales]
  },
  invalidates: launchReads,
})

export const createPresaleFlow = review(issueActions.createPresale, {
  title: texts.createPresaleTitle,
  question: ({ subject: { token } }) => (
    <TokenQuestion text={texts.askCreatePresale} token={token} />
  ),
  picture: tokenPicture,
  goesTo: texts.factory,
  meaning: {
    token: texts.argToken,
    numbers: saleNumbers,
    devLPReceiver: fieldTexts.devLPReceiver.label,
    lpDistributionEnabled: fieldTexts.lpDistributionEnabled.label,
  },
  fixed: (subject) => ({
    token: subject.token ?? null,
    numbers: saleNumbersOf(subject),
    devLPReceiver: payee(subject.devLPReceiver),
  }),
  fallback: 'Create error',
  summary: (_ticket, subject) => [
    {
      label: texts.argToken,
      value: <TokenFact token={subject.token} show={({ token: { name } }) => name} />,
      main: true,
    },
    ...[...payees(subject), ...saleRows(subject)].slice(0, 3),
  ],
  done: texts.createPresaleDone,
  next: ({ emitted }) => [...toSale(emitted('PresaleCreated')), seePresales],
  invalidates: launchReads,
})

export const openFlow = review(issueActions.open, {
  title: texts.openTitle,
  question: ({ subject: { token } }) => <TokenQuestion text={texts.askOpen} token={token} />,
  picture: tokenPicture,
  goesTo: 'wallet',
  madeBy: 'TokenFactory',
  meaning: {},
  fallback: 'Create error',
  summary: (_ticket, { token }, t) => [
    {
      label: texts.freed,
      value: (
        <TokenFact
          token={token}
          show={({ token: { symbol, totalSupply }, powers }) => (
            <Units
              units={BigInt(totalSupply) - BigInt(powers.burnLimit)}
              coin={{ symbol, decimals: 18 }}
            />
          )}
        />
      ),
      tone: 'good',
      main: true,
    },
    { label: texts.afterwards, value: t(texts.movesFreely) },
  ],
  done: texts.openDone,
  next: ({ subject: { token = zeroAddress } }) => [
    { text: texts.seeToken, to: tokenPath(token) },
    seePresales,
  ],
  invalidates: launchReads,
})
