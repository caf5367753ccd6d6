import { isAddress, typedAddress } from '#platform/std/address.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { addressFault } from '#platform/web/addressFault.ts'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { SharesField } from '#platform/web/spend/SharesField.tsx'
import { useSession } from '#platform/web/session.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { RecipientField } from '#platform/web/spend/RecipientField.tsx'
import { useFormSheet } from '#platform/web/spend/useFormSheet.ts'
import { useState } from 'react'

import { holderActions } from '../../actions.ts'
import { rwaApi } from '../../api.ts'
import { assetTexts as texts } from '../textAsset.ts'
import type { AssetDetail } from '../useAsset.ts'
import { typedMove } from './shares.ts'

interface TransferSheetProps {
  readonly found: AssetDetail
  readonly onClose: () => void
}

/** Who gets how many shares: the contract is asked first, and its reason stands here before anything is signed. */
export function TransferSheet({ found, onClose }: TransferSheetProps) {
  const t = useText()
  const { address: own } = useSession()
  const { start, busy } = useAction(holderActions.transfer)
  const sheet = useFormSheet([holderActions.transfer.kind], onClose)
  const [typed, setTyped] = useState('')
  const [count, setCount] = useState('')
  const [pressed, setPressed] = useState(false)
  const { asset } = found.asset
  const to = typedAddress(typed)
  const fault =
    to === ''
      ? texts.addressRequired
      : !isAddress(to)
        ? addressFault(to, texts.notAddress)
        : to === own
          ? texts.ownAddress
          : null
  const most = (found.mine?.shares ?? 0) - (found.mine?.request?.shares ?? 0)
  const { shares, fault: wrong } = typedMove(count, most)
  const ready = fault === null && shares !== null
  const asked = useApi(rwaApi.canTransfer, ready ? { asset, to, shares: String(shares) } : null)
  const refusal = ready ? (asked.data?.refusal ?? null) : null
  const can = ready && asked.data?.can === true
  const review = (): void => {
    setPressed(true)
    if (!can) return
    void sheet.start(start({ asset, to, shares: String(shares) }))
  }
  return (
    <Sheet
      open={sheet.open}
      onClose={onClose}
      title={t(texts.transferTitle)}
      lead={t(texts.transferLead)}
      footer={
        <Button full busy={busy} disabled={ready && !can} onClick={review}>
          {t(shellTexts.review)}
        </Button>
      }
    >
      <RecipientField
        label={t(texts.recipient)}
        value={typed}
        hint={t(texts.recipientHint)}
        error={fault !== null && (pressed || to !== '') ? t(fault) : null}
        onChange={setTyped}
      />
      <SharesField
        label={t(texts.count)}
        hint={t(texts.left, { left: most })}
        value={count}
        onChange={setCount}
        most={most}
        error={wrong !== null && (pressed || count !== '') ? t(wrong.text, wrong.values) : null}
      />
      {fault === null && (
        <Surface className="bg-ground">
          <AddressText address={to} full className="text-lg" />
        </Surface>
      )}
      {refusal !== null ? (
        <p role="alert" className="rounded-md bg-terra-wash px-4 py-3 font-semibold text-terra">
          {refusal.message}
        </p>
      ) : asked.error !== null && ready ? (
        <p role="alert" className="rounded-md bg-terra-wash px-4 py-3 text-terra">
          {asked.error.message}
        </p>
      ) : (
        ready && (
          <output className={can ? 'text-verdigris' : 'text-soft'}>
            {t(can ? texts.canSend : texts.asking)}
          </output>
        )
      )}
    </Sheet>
  )
}
