import { AddressText } from '#platform/ui/AddressText.tsx'
import { useConfig } from '#platform/web/config.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'
import { review } from '#platform/web/flow/review.ts'

import { approvalsActions } from '../../actions.ts'
import { approvalsApi } from '../../api.ts'
import { revokeTexts as texts } from '../text.ts'

interface Subject {
  readonly contract?: string
  readonly spender?: string
}

/** A coin that the deployment names by its letter; of any other nothing is known here. */
function Coin({ contract }: { contract: string | undefined }) {
  const coin = useConfig()?.coins.find(({ address }) => address === contract)
  return <CoinPicture symbols={[coin?.symbol ?? '?']} />
}

const shared = {
  title: texts.title,
  picture: ({ subject }: { readonly subject: Subject }) => <Coin contract={subject.contract} />,
  // The sheet has both addresses in full.
  goesTo: null,
  fallback: 'Approve failed',
  done: texts.done,
  next: () => [{ text: texts.see, to: '/approvals' }],
  invalidates: [approvalsApi.standing, approvalsApi.lookUp],
} as const

/** The amount is 0 whatever an order states: the browser refuses any other. */
export const revokeFlow = review(approvalsActions.revoke, {
  ...shared,
  question: (_, t) => t(texts.ask),
  meaning: { spender: texts.spender, value: texts.value },
  fixed: ({ spender }) => ({ spender: spender ?? '', value: '0' }),
  summary: (_ticket, { contract = '', spender = '' }, t) => [
    { label: texts.after, value: t(texts.nothing), tone: 'good', main: true },
    { label: texts.spender, value: <AddressText address={spender} full />, wide: true },
    { label: texts.contract, value: <AddressText address={contract} full />, wide: true },
  ],
})

export const revokeCardsFlow = review(approvalsActions.revokeCards, {
  ...shared,
  question: (_, t) => t(texts.askCards),
  meaning: { operator: texts.operator, approved: texts.approved },
  fixed: ({ spender }) => ({ operator: spender ?? '', approved: 'false' }),
  summary: (_ticket, { contract = '', spender = '' }, t) => [
    { label: texts.after, value: t(texts.nothing), tone: 'good', main: true },
    { label: texts.operator, value: <AddressText address={spender} full />, wide: true },
    { label: texts.cardContract, value: <AddressText address={contract} full />, wide: true },
  ],
})
