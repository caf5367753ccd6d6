import { defineFlow } from '#platform/web/flow/flow.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'

import { earningsApi } from '../../api.ts'
import { earningsReasons } from '../../reasons.ts'
import { claimTexts as texts } from '../textClaim.ts'
import { earningsReads } from './changes.ts'
import { ClaimFact } from './facts.tsx'

/** Pays the signer what accepted epochs promise and have not paid. */
export const claimBonusFlow = defineFlow({
  kind: 'earnings.claimBonus',
  title: texts.bonusTitle,
  signs: {
    contract: 'RewardDistributor',
    method:
      'claim(address account, uint256[] epochIds, uint256[] indexes, address[] tokens, uint256[] amounts, bytes32[][] proofs)',
    meaning: [texts.account, texts.epochs, texts.indexes, texts.coins, texts.amounts, texts.proofs],
    // The signer, and its leaves of the epochs, which the contract checks.
    args: (_subject, _contracts, signer) => [signer, null, null, null, null, null],
  },
  before: earningsApi.claimBonusBefore,
  after: earningsApi.claimBonusAfter,
  fallback: 'Transfer failed',
  reasons: earningsReasons,
  summary: (_ticket, _subject, t) => [
    { label: summaryTexts.youGive, value: t(summaryTexts.onlyFee) },
    { label: summaryTexts.youGet, value: <ClaimFact from="bonus" />, tone: 'good' },
  ],
  done: texts.bonusDone,
  invalidates: earningsReads,
})
