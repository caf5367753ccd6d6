import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { marketOrders } from '../../marketOrders.ts'
import { nftReasons } from '../../reasons.ts'
import { marketReads } from '../market/flows/changes.ts'
import { signedTexts } from '../textSigned.ts'
import { stakeTexts } from '../textStake.ts'
import { nftTexts as texts } from '../text.ts'
import { ManyReservedFact, UnlockDateFact } from './facts.tsx'

/** `7001,7002` */
const idsOf = (tokenIds: string | undefined): string[] =>
  (tokenIds ?? '').split(',').filter(Boolean)

/** Stakes several cards for one term, all of them or none. */
export const pledgeManyFlow = defineFlow({
  kind: 'nft.pledgeMany',
  title: stakeTexts.pledgeManyFlow,
  signs: {
    contract: 'Cards',
    method: 'pledgeMany(uint256[] tokenIds, uint256 time)',
    meaning: [signedTexts.tokenIds, signedTexts.time],
    args: ({ tokenIds, time }) => [
      tokenIds === undefined ? null : JSON.stringify(idsOf(tokenIds)),
      time ?? null,
    ],
  },
  before: marketOrders.pledgePayBefore,
  after: marketOrders.pledgePayAfter,
  fallback: 'pledge error',
  reasons: nftReasons,
  summary: (_ticket, subject, t) => {
    const ids = idsOf(subject['tokenIds'])
    const time = subject['time'] ?? ''
    return [
      {
        label: texts.cards,
        value: t(stakeTexts.cardList, { count: ids.length, ids: ids.join(', ') }),
      },
      { label: summaryTexts.youGive, value: t(stakeTexts.nothingGivenMany) },
      {
        label: stakeTexts.reservedForYou,
        value: <ManyReservedFact tokenIds={ids} time={time} />,
        tone: 'good',
      },
      { label: stakeTexts.unlockDate, value: <UnlockDateFact time={time} /> },
      { label: stakeTexts.leaveEarly, value: t(stakeTexts.leaveEarlyYes) },
    ]
  },
  done: stakeTexts.pledgeManyDone,
  invalidates: marketReads,
})
