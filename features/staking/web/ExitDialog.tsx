import { decimalsOf } from '#platform/std/amount.ts'
import { givenUpAt } from '#platform/std/earning.ts'
import { exactAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Dialog } from '#platform/ui/Dialog.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { summaryTexts } from '#platform/web/flow/summaryText.ts'
import { useLateFlow } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf, type ShownCoin } from '#platform/web/spend/coin.ts'
import { useChainNow } from '#platform/web/time.ts'

import type { Position } from '../shapes.ts'
import { lateFlows } from './lateFlows.ts'
import { earningOf, stateAt } from './stake.ts'
import { stakingTexts as texts } from './text.ts'

export interface ExitDialogProps {
  readonly stake: Position
  readonly coin: ShownCoin
  readonly open: boolean
  readonly onClose: () => void
}

/** Says to the last unit what leaving pays and gives up, and offers to claim what is earned before. */
export function ExitDialog({ stake, coin, open, onClose }: ExitDialogProps) {
  const t = useText()
  const now = useChainNow()
  const exit = useLateFlow(lateFlows.exit)
  const claim = useLateFlow(lateFlows.claim)
  const { earned, rest } = givenUpAt(earningOf(stake), now)
  const tes = (value: bigint): string => `${exactAmount(value, decimalsOf.TES)} TES`
  const id = String(stake.id)
  const then = (act: () => void) => (): void => {
    onClose()
    act()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(texts.exitTitle)}
      footer={
        <>
          {earned > 0n && (
            <Button full onClick={then(() => void claim.start({ ids: id }))}>
              {t(texts.claimFirst)}
            </Button>
          )}
          <Button kind="danger" full onClick={then(() => void exit.start({ id }))}>
            {t(texts.exitConfirm)}
          </Button>
          <Button kind="quiet" full onClick={onClose}>
            {t(texts.exitStay)}
          </Button>
        </>
      }
    >
      <p>{t(texts.exitBody)}</p>
      <KeyValue
        rows={[
          {
            label: t(summaryTexts.youGet),
            value: exactOf(BigInt(stake.amount), coin),
            tone: 'good',
            wide: true,
          },
          { label: t(texts.givenUpEarned), value: tes(earned), tone: 'danger', wide: true },
          { label: t(texts.givenUpRest), value: tes(rest), tone: 'danger', wide: true },
        ]}
      />
      {stateAt(stake, now) === 'matured' && (
        <p className="font-semibold text-terra">{t(texts.exitMatured)}</p>
      )}
    </Dialog>
  )
}
