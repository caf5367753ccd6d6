import { exactAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { useChainNow } from '#platform/web/time.ts'
import { type ReactNode, useState } from 'react'

import { nftActions } from '../actions.ts'
import { nftApi } from '../api.ts'
import { nftFailures } from '../failures.ts'
import type { Card } from '../shapes.ts'
import { Earns } from './Earns.tsx'
import { usualTerm } from './earns.ts'
import { cardName } from './levelName.ts'
import { rewardDecimals, rewardFor } from './reward.ts'
import { TermChoice } from './TermChoice.tsx'
import { stakeTexts } from './textStake.ts'

export interface PledgeSheetProps {
  /** One or more; none while none is chosen. */
  readonly cards: readonly Pick<Card, 'tokenId' | 'levelStr' | 'power' | 'listing'>[]
  /** False where there is no card to choose: the children lead on. */
  readonly possible?: boolean
  readonly open: boolean
  readonly onClose: () => void
  /** Above the terms, e.g. the choice of the card. */
  readonly children?: ReactNode
}

/** Chooses the term; reserve and unlock time are shown before the signature. */
export function PledgeSheet(props: PledgeSheetProps) {
  const { cards, possible = true, open, onClose, children } = props
  const t = useText()
  const now = useChainNow()
  const formats = useFormats()
  const types = useApi(nftApi.getDepositTypes, {})
  const part = useApi(nftApi.part, {})
  const [chosen, setTime] = useState<number | null>(null)
  const [pressed, setPressed] = useState(false)
  const one = useAction(nftActions.openPledge)
  const many = useAction(nftActions.pledgePay)
  const [card] = cards
  // A reward is power × rate × time: powers add up.
  const power = cards.reduce((sum, each) => sum + each.power, 0)
  const levels = useApi(nftApi.productLevelInfo, open ? {} : null).data?.levels
  const price =
    levels === undefined
      ? undefined
      : cards.reduce((sum, { levelStr }) => {
          const level = levels.find((each) => each.levelStr === levelStr)
          return sum + BigInt(level?.price ?? '0')
        }, 0n)
  const listed = cards.filter(({ listing }) => listing !== null).length
  const free = BigInt(part.data?.reserve.free ?? '0')
  const covered = (types.data?.terms ?? []).filter(
    (each) => rewardFor(power, BigInt(each.rate), each.time) <= free,
  )
  const term = covered.find((each) => each.time === chosen) ?? usualTerm(covered)
  const time = term?.time ?? null
  const reward =
    term === undefined || card === undefined ? null : rewardFor(power, BigInt(term.rate), term.time)
  const missing =
    card === undefined
      ? nftFailures.SELECT_FIRST.text
      : term === undefined
        ? stakeTexts.termFirst
        : null
  const close = (): void => {
    setPressed(false)
    onClose()
  }
  const review = (): void => {
    setPressed(true)
    if (card === undefined || term === undefined) return
    close()
    const till = { time: String(term.time) }
    if (cards.length === 1) void one.start({ tokenId: String(card.tokenId), ...till })
    else void many.start({ tokenIds: cards.map(({ tokenId }) => tokenId).join(','), ...till })
  }

  return (
    <Sheet
      open={open}
      onClose={close}
      title={
        card === undefined
          ? t(stakeTexts.addNft)
          : cards.length === 1
            ? t(stakeTexts.pledgeTitle, { card: cardName(t, card) })
            : t(stakeTexts.pledgeManyTitle, { count: cards.length })
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
            <Button full busy={one.busy || many.busy} onClick={review}>
              {t(shellTexts.review)}
            </Button>
          </div>
        )
      }
    >
      {children}
      {card !== undefined && (
        <QueryState query={types} skeleton={<Skeleton className="h-44 w-full" />}>
          {({ terms, tesPriceE12 }) => (
            <QueryState query={part} skeleton={<Skeleton className="h-44 w-full" />}>
              {() => (
                <TermChoice
                  terms={terms}
                  power={power}
                  free={free}
                  price={price}
                  tesPriceE12={tesPriceE12}
                  value={time}
                  onChange={setTime}
                />
              )}
            </QueryState>
          )}
        </QueryState>
      )}
      {card !== undefined && (
        <Earns power={power} price={price} {...(time === null ? {} : { time })} />
      )}
      {reward !== null && term !== undefined && (
        <Surface className="bg-ground">
          <KeyValue
            rows={[
              {
                label: t(summaryTexts.youGive),
                value: t(
                  cards.length === 1 ? stakeTexts.nothingGiven : stakeTexts.nothingGivenMany,
                ),
              },
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
      {listed > 0 && (
        <p className="font-semibold text-terra">{t(stakeTexts.listingEnds, { count: listed })}</p>
      )}
    </Sheet>
  )
}
