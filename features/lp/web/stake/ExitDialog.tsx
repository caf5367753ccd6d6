import { decimalsOf } from '#platform/std/amount.ts'
import { exactAmount } from '#platform/std/format.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Dialog } from '#platform/ui/Dialog.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useLateFlow } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { exactOf } from '#platform/web/spend/coin.ts'

import { lateFlows } from '../flows/late.ts'
import { lpCoin } from '../lp.ts'
import type { Mine } from './StakeForm.tsx'
import { lpStakeTexts as texts } from './text.ts'

export interface ExitDialogProps {
  readonly mine: Mine
  readonly open: boolean
  readonly onClose: () => void
}

/** Says to the last unit what leaving pays and gives up, and offers to claim before. */
export function ExitDialog({ mine, open, onClose }: ExitDialogProps) {
  const t = useText()
  const exit = useLateFlow(lateFlows.exit)
  const claim = useLateFlow(lateFlows.claim)
  const { pool } = mine
  const earned = BigInt(mine.earned)
  const then = (act: () => void) => (): void => {
    onClose()
    act()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(texts.leave)}
      footer={
        <>
          {earned > 0n && (
            <Button full onClick={then(() => void claim.start({ pool }))}>
              {t(texts.claimFirst)}
            </Button>
          )}
          <Button kind="danger" full onClick={then(() => void exit.start({ pool }))}>
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
            label: t(texts.principal),
            value: exactOf(BigInt(mine.staked), lpCoin(mine.symbol)),
            tone: 'good',
            wide: true,
          },
          {
            label: t(texts.givenUp),
            value: `${exactAmount(earned, decimalsOf.TES)} TES`,
            tone: 'danger',
            wide: true,
          },
        ]}
      />
    </Dialog>
  )
}
