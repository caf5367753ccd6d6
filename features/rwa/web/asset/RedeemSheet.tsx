import { Button } from '#platform/ui/Button.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { SharesField } from '#platform/web/spend/SharesField.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'
import { useState } from 'react'

import { holderActions } from '../../actions.ts'
import { lastingText, plainText } from '../amounts.ts'
import { assetTexts as texts } from '../textAsset.ts'
import type { AssetDetail } from '../useAsset.ts'
import { typedMove } from './shares.ts'

interface RedeemSheetProps {
  readonly found: AssetDetail
  readonly onClose: () => void
}

/** How many shares, what the issuer would pay for them, and how long others really waited. */
export function RedeemSheet({ found, onClose }: RedeemSheetProps) {
  const t = useText()
  const { start, busy } = useAction(holderActions.requestRedemption)
  const sheet = useFormSheet([holderActions.requestRedemption.kind], onClose)
  const [count, setCount] = useState('')
  const [pressed, setPressed] = useState(false)
  const { asset, shareWorth, waits, mine } = found
  const most = mine?.shares ?? 0
  const { shares, fault } = typedMove(count, most)
  const review = (): void => {
    setPressed(true)
    if (shares === null) return
    void sheet.start(start({ asset: asset.asset, shares: String(shares) }))
  }
  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      title={t(texts.redeemTitle)}
      lead={t(texts.redemptionMeans)}
      footer={
        <Button full busy={busy} onClick={review}>
          {t(shellTexts.review)}
        </Button>
      }
    >
      <SharesField
        label={t(texts.count)}
        hint={t(texts.left, { left: most })}
        value={count}
        onChange={setCount}
        most={most}
        error={fault !== null && (pressed || count !== '') ? t(fault.text, fault.values) : null}
      />
      <KeyValue
        rows={[
          {
            label: t(texts.pays),
            value: plainText(BigInt(shareWorth) * BigInt(shares ?? 1), asset.coin),
            tone: 'value',
          },
          {
            label: t(texts.waited),
            value:
              waits.median === null
                ? t(texts.noWaits)
                : t(texts.range, {
                    shortest: lastingText(waits.shortest!, t),
                    longest: lastingText(waits.longest!, t),
                  }),
          },
        ]}
      />
    </Sheet>
  )
}
