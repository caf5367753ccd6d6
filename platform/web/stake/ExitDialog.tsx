import { Button } from '#platform/ui/Button.tsx'
import { Dialog } from '#platform/ui/Dialog.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { useText } from '#platform/web/i18n.tsx'
import type { ReactNode } from 'react'

import { exactOf, tesCoin } from '../spend/coin.ts'
import { earningTexts as texts } from './text.ts'

export interface ExitDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly body: string
  /** The principal in words, where it moves. */
  readonly back?: string | undefined
  /** Base units of TES: earned and given up, and what the rest of a term would bring. */
  readonly earned: bigint
  readonly rest?: bigint | undefined
  /** Base units of TES earned before, which can be claimed all the same. */
  readonly owed?: bigint
  /** Claims what is earned. */
  readonly onClaim: () => void
  readonly onExit: () => void
  readonly children?: ReactNode
}

/**
 * Shows to the last unit what leaving pays and gives up, and offers to claim what is earned before.
 */
export function ExitDialog(props: ExitDialogProps) {
  const { open, onClose, title, body, back, earned, rest, owed = 0n } = props
  const { onClaim, onExit, children } = props
  const t = useText()
  const then = (act: () => void) => (): void => {
    onClose()
    act()
  }
  const givenUp = (label: string, units: bigint) =>
    ({ label, value: exactOf(units, tesCoin), tone: 'danger', wide: true }) as const
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          {earned > 0n && (
            <Button full onClick={then(onClaim)}>
              {t(texts.claimFirst)}
            </Button>
          )}
          <Button kind="danger" full onClick={then(onExit)}>
            {t(texts.leaveConfirm)}
          </Button>
          <Button kind="quiet" full onClick={onClose}>
            {t(texts.stay)}
          </Button>
        </>
      }
    >
      <p>{body}</p>
      <KeyValue
        rows={[
          ...(back === undefined
            ? []
            : [{ label: t(texts.back), value: back, tone: 'good', wide: true } as const]),
          givenUp(t(texts.givenUpEarned), earned),
          ...(rest === undefined ? [] : [givenUp(t(texts.givenUpRest), rest)]),
          ...(owed === 0n
            ? []
            : [{ label: t(texts.keeps), value: exactOf(owed, tesCoin), wide: true } as const]),
        ]}
      />
      {children}
    </Dialog>
  )
}
