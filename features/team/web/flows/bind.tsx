import { AddressText } from '#platform/ui/AddressText.tsx'
import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { teamApi } from '../../api.ts'
import { teamReasons } from '../../reasons.ts'
import { teamTexts as texts } from '../text.ts'

/** Activation: binds the inviter on chain, once and for good. */
export const bindFlow = defineFlow<{ to: string }>({
  kind: 'team.bind',
  title: texts.bindTitle,
  signs: {
    contract: 'Team',
    method: 'bindParent(address to)',
    meaning: [texts.inviter],
    args: ({ to }) => [to ?? null],
  },
  local: ({ to }, config) => {
    const contract = config.contracts['Team']
    if (contract === undefined) throw new Error('the network has no Team contract')
    return { contract, selector: 'bindParent(address)', args: [to], callValue: 0n }
  },
  after: teamApi.bindUpMemberDecentralized,
  fallback: 'Update failed',
  reasons: teamReasons,
  summary: (_ticket, subject, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: t(texts.activeAddress), tone: 'good' },
    { label: texts.inviter, value: <AddressText address={subject['to'] ?? ''} full />, wide: true },
  ],
  done: texts.bindDone,
  invalidates: [teamApi.bindUpMember, teamApi.getMemberInfo],
})
