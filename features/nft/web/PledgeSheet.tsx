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
import { nftFailures } from '../failures.ts'
import type { Card } from '../shapes.ts'
import { pledgeFlow } from './flows/pledge.tsx'
import { cardName } from './levelName.ts'
import { rewardDecimals, rewardFor } from './reward.ts'
import { TermChoice } from './TermChoice.tsx'
import { nftTexts as texts } from './text.ts'
import { stakeTexts } from './textStake.ts'

export interface PledgeSheetProps {
  /** null while none is chosen. */
  readonly card: Pick<Card, 'tokenId' | 'levelStr' | 'power'> | null
  /** False where there is no card to choose: the children lead on. */
  readonly possible?: boolean
  readonly open: boolean
  readonly onClose: () => void
  /** Above the terms, e.g. the choice of the card. */
  readonly children?: ReactNode
}

/** Chooses the term; what is reserved and when it unlocks stands before the signature. */
export function PledgeSheet(props: PledgeSheetProps) {
  const { card, possible = true, open, onClose, children } = props
  const t = useText()
  const now = useChainNow()
  const formats = useFormats()
  const types = useApi(nftApi.getDepositTypes, {})
  const part = useApi(nftApi.part, {})
  const [time, setTime] = useState<number | null>(null)
  const [pressed, setPressed] = useState(false)
  const { start, busy } = useFlow(pledgeFlow)
  const term = types.data?.terms.find((each) => each.time === time)
  const reward =
    term === undefined || card === null ? null : rewardFor(card.power, BigInt(term.rate), term.time)
  const missing =
    card === null ? nftFailures.SELECT_FIRST.text : term === undefined ? stakeTexts.termFirst : null
  const close = (): void => {
    setPressed(false)
    onClose()
  }
  const review = (): void => {
    setPressed(true)
    if (card === null || term === undefined) return
    close()
    void start({ tokenId: String(card.tokenId), time: String(term.time) })
  }

  return (
    <Sheet
      open={open}
      onClose={close}
      title={
        card === null
          ? t(stakeTexts.addNft)
          : t(stakeTexts.pledgeTitle, { card: cardName(t, card) })
      }
      lead={t(stakeTexts.earnedOver)}
      footer={
        possible && (
          <div className="flex grow flex-col gap-2">
            {pressed && missing !== null && (
              <p role="alert" className="font-semibold text-terra">
                {t(missing)}
              </p>
            )}
            <Button full busy={busy} onClick={review}>
              {t(stakeTexts.reviewAndSign)}
            </Button>
          </div>
        )
      }
    >
      {children}
      {card !== null && (
        <QueryState query={types} skeleton={<Skeleton className="h-44 w-full" />}>
          {({ terms }) => (
            <QueryState query={part} skeleton={<Skeleton className="h-44 w-full" />}>
              {({ reserve }) => (
                <TermChoice
                  terms={terms}
                  power={card.power}
                  free={BigInt(reserve.free)}
                  value={time}
                  onChange={setTime}
                />
              )}
            </QueryState>
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
