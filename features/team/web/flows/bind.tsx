import { AddressText } from '#platform/ui/AddressText.tsx'
import { review } from '#platform/web/flow/review.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { teamActions } from '../../actions.ts'
import { teamApi } from '../../api.ts'
import { teamTexts as texts } from '../text.ts'

export const bindFlow = review(teamActions.bind, {
  title: texts.bindTitle,
  meaning: { to: texts.inviter },
  fixed: ({ to }) => ({ to: to ?? null }),
  fallback: 'Update failed',
  summary: (_ticket, { to = '' }, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: t(texts.activeAddress), tone: 'good' },
    { label: texts.inviter, value: <AddressText address={to} full />, wide: true },
  ],
  done: texts.bindDone,
  invalidates: [teamApi.bindUpMember, teamApi.getMemberInfo],
})
