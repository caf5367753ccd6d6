import { AddressText } from '#platform/ui/AddressText.tsx'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { teamActions } from '../../actions.ts'
import { teamApi } from '../../api.ts'
import { teamTexts as texts } from '../text.ts'
import { CoinPicture } from '#platform/web/flow/picture.tsx'

export const bindFlow = review(teamActions.bind, {
  title: texts.bindTitle,
  question: (_, t) => t(texts.askBind),
  picture: () => <CoinPicture symbols={['TES']} />,
  goesTo: null,
  meaning: { to: texts.inviter },
  fixed: ({ to }) => ({ to: to ?? null }),
  fallback: 'Update failed',
  summary: (_ticket, { to = '' }, t) => [
    { label: summaryTexts.youGet, value: t(texts.activeAddress), tone: 'good', main: true },
    { label: texts.inviter, value: <AddressText address={to} full />, wide: true },
  ],
  done: texts.bindDone,
  next: () => [
    { text: texts.buyCard, to: '/nftInv' },
    { text: texts.seeTeam, to: '/teams' },
  ],
  invalidates: [teamApi.bindUpMember, teamApi.getMemberInfo],
})
