import { AddressText } from '#platform/ui/AddressText.tsx'
import { typedAddress } from '#platform/std/address.ts'
import { Button } from '#platform/ui/Button.tsx'
import { Sheet } from '#platform/ui/Sheet.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useApi } from '#platform/web/api.ts'
import { useAction } from '#platform/web/flow/useFlow.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useSession } from '#platform/web/session.tsx'
import { shellTexts } from '#platform/web/shell/text.ts'
import { RecipientField } from '#platform/web/spend/RecipientField.tsx'
import { useHold } from '#platform/web/spend/useHold.ts'
import { useState } from 'react'

import { nftActions } from '../actions.ts'
import { nftApi } from '../api.ts'
import type { Card } from '../shapes.ts'
import { cardName } from './levelName.ts'
import { transferTexts as texts } from './textTransfer.ts'
import { transferFault } from './transferFault.ts'

export interface TransferSheetProps {
  readonly card: Card
  readonly open: boolean
  readonly onClose: () => void
}

/** Where the card goes, in full, with time to look at it: nothing brings it back. */
export function TransferSheet({ card, open, onClose }: TransferSheetProps) {
  const t = useText()
  const { address: own } = useSession()
  const { start, busy } = useAction(nftActions.transfer)
  const [typed, setTyped] = useState('')
  const [understood, setUnderstood] = useState(false)
  const [pressed, setPressed] = useState(false)
  const to = typedAddress(typed)
  const fault = transferFault(to, own)
  // Unknown counts as none.
  const sent = useApi(nftApi.sentTo, fault === null ? { to } : null).data?.cards ?? 0
  const left = useHold(fault === null && sent === 0 ? to : null)
  const close = (): void => {
    setTyped('')
    setUnderstood(false)
    setPressed(false)
    onClose()
  }
  const review = (): void => {
    setPressed(true)
    if (fault !== null || !understood || left > 0) return
    close()
    void start({ tokenId: String(card.tokenId), to })
  }

  return (
    <Sheet
      open={open}
      onClose={close}
      title={t(texts.transferTitle, { card: cardName(t, card) })}
      lead={t(texts.warning)}
      footer={
        <div className="flex grow flex-col gap-2">
          {pressed && fault === null && !understood && (
            <p role="alert" className="font-semibold text-terra">
              {t(texts.understandFirst)}
            </p>
          )}
          <Button full busy={busy} disabled={left > 0} onClick={review}>
            {left > 0 ? t(texts.wait, { seconds: left }) : t(shellTexts.review)}
          </Button>
        </div>
      }
    >
      <RecipientField
        label={t(texts.address)}
        value={typed}
        hint={t(texts.addressHint)}
        error={fault !== null && (pressed || to !== '') ? t(fault) : null}
        onChange={setTyped}
      />
      {fault === null && (
        <Surface className="flex flex-col gap-2 bg-ground">
          {sent > 0 ? (
            <p className="text-soft">{t(texts.again, { count: sent })}</p>
          ) : (
            <p className="font-semibold text-terra">{t(texts.firstTime)}</p>
          )}
          <AddressText address={to} full className="text-lg" />
        </Surface>
      )}
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="size-5 accent-lapis"
          checked={understood}
          onChange={(event) => setUnderstood(event.target.checked)}
        />
        <span>{t(texts.understood)}</span>
      </label>
    </Sheet>
  )
}
