import { exactAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useFlow } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { type ReactNode, useState } from 'react'

import { nftApi } from '../api.ts'
import type { Card } from '../shapes.ts'
import { pledgeFlow } from './flows/pledge.tsx'
import { cardName } from './levelName.ts'
import { rewardDecimals, rewardFor } from './reward.ts'
import { TermChoice } from './TermChoice.tsx'
import { nftTexts as texts } from './text.ts'
import { stakeTexts } from './textStake.ts'

export interface PledgeSheetProps {
  readonly card: Pick<Card, 'tokenId' | 'levelStr' | 'power'> | null
  readonly open: boolean
  readonly onClose: () => void
  /** Above the terms, e.g. the choice of the card. */
  readonly children?: ReactNode
}

/** Chooses the term; what is reserved and when it unlocks stands before the signature. */
export function PledgeSheet({ card, open, onClose, children }: PledgeSheetProps) {
  const t = useText()
  const now = useChainNow()
  const formats = useFormats()
  const types = useApi(nftApi.getDepositTypes, {})
  const free = useApi(nftApi.part, {}).data?.reserve.free
  const [time, setTime] = useState<number | null>(null)
  const { start, busy } = useFlow(pledgeFlow)
  const term = types.data?.terms.find((each) => each.time === time)
  const reward =
    term === undefined || card === null ? null : rewardFor(card.power, BigInt(term.rate), term.time)
  const ready = card !== null && term !== undefined

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={
        card === null
          ? t(stakeTexts.addNft)
          : t(stakeTexts.pledgeTitle, { card: cardName(t, card) })
      }
      lead={t(stakeTexts.earnedOver)}
      footer={
        <Button
          full
          busy={busy}
          disabled={!ready}
          onClick={() => {
            if (!ready) return
            onClose()
            void start({ tokenId: String(card.tokenId), time: String(term.time) })
          }}
        >
          {t(stakeTexts.reviewAndSign)}
        </Button>
      }
    >
      {children}
      {card !== null && (
        <QueryState query={types} skeleton={<Skeleton className="h-44 w-full" />}>
          {({ terms }) => (
            <TermChoice
              terms={terms}
              power={card.power}
              free={free === undefined ? 0n : BigInt(free)}
              value={time}
              onChange={setTime}
            />
          )}
        </QueryState>
      )}
      {reward !== null && term !== undefined && (
        <Surface className="bg-ground">
          <KeyValue
            rows={[
              { label: t(texts.youGive), value: t(stakeTexts.nothingGiven) },
              {
                label: t(stakeTexts.reservedForYou),
                value: `${exactAmount(reward, rewardDecimals)} TES`,
                tone: 'good',
              },
              { label: t(stakeTexts.unlockDate), value: formats.dateTime(now + term.time) },
              { label: t(stakeTexts.leaveEarly), value: t(stakeTexts.leaveEarlyYes) },
            ]}
          />
        </Surface>
      )}
    </Sheet>
  )
}
