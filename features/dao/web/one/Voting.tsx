import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { OfMember } from '#platform/web/OfMember.tsx'
import { exactOf, tesCoin } from '#platform/web/spend/coin.ts'

import { proposalTexts as texts } from '../textProposal.ts'
import type { Found } from './found.ts'

/** What the reader's vote weighs and costs, or how it was cast. */
export function Voting({ found: { mine } }: { readonly found: Found }) {
  const t = useText()
  if (mine === null) return null
  const { weight, vote, signed, refusal, signedRefusal } = mine
  if (vote !== null) {
    return (
      <KeyValue
        rows={[
          {
            label: t(texts.youVoted),
            value: `${t(texts[vote.support])}, ${exactOf(BigInt(vote.weight), tesCoin)}`,
            tone: 'value',
          },
        ]}
      />
    )
  }
  const isFree = signedRefusal === null
  return (
    <OfMember silent>
      {signed !== null && (
        <p className="rounded-md bg-gold-wash px-4 py-3 text-gold">{t(texts.waitsMeans)}</p>
      )}
      {refusal === null ? (
        <KeyValue
          rows={[
            {
              label: t(texts.yours),
              value: weight === null ? '…' : exactOf(BigInt(weight), tesCoin),
            },
            { label: t(texts.costs), value: t(isFree ? texts.free : texts.networkFee) },
          ]}
        />
      ) : (
        <p className="rounded-md bg-sunk px-4 py-3 text-soft">{refusal.message}</p>
      )}
    </OfMember>
  )
}
