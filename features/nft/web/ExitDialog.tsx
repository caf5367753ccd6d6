import { givenUpAt } from '#platform/std/earning.ts'
import { exactAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Dialog } from '#platform/ui/Dialog.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useLateFlow } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { Card } from '../shapes.ts'
import { cardName } from './levelName.ts'
import { rewardDecimals } from './reward.ts'
import { stakeTexts as texts } from './textStake.ts'
import { usePending } from './usePending.ts'
import { lateFlows } from './lateFlows.ts'

export interface ExitDialogProps {
  readonly card: Card
  readonly open: boolean
  readonly onClose: () => void
  readonly onClaim: () => void
}

/** Says to the last unit what leaving gives up, and offers to claim what is earned before. */
export function ExitDialog({ card, open, onClose, onClaim }: ExitDialogProps) {
  const t = useText()
  const { start } = useLateFlow(lateFlows.exit)
  const running = usePending(card)
  if (running === null) return null
  const { earned, rest } = givenUpAt(running.stake, running.now)
  const tes = (value: bigint): string => `${exactAmount(value, rewardDecimals)} TES`
  const then = (act: () => void) => (): void => {
    onClose()
    act()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(texts.exitTitle, { card: cardName(t, card) })}
      footer={
        <>
          {earned > 0n && !running.matured && (
            <Button full onClick={then(onClaim)}>
              {t(texts.claimFirst)}
            </Button>
          )}
          <Button
            kind="danger"
            full
            onClick={then(() => void start({ tokenId: String(card.tokenId) }))}
          >
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
          { label: t(texts.givenUpEarned), value: tes(earned), tone: 'danger', wide: true },
          { label: t(texts.givenUpRest), value: tes(rest), tone: 'danger', wide: true },
        ]}
      />
      {running.matured ? (
        <p className="font-semibold text-terra">{t(texts.exitMatured)}</p>
      ) : (
        earned > 0n && <p>{t(texts.exitClaimFirst)}</p>
      )}
    </Dialog>
  )
}
