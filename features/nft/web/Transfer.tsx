import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { useState } from 'react'

import type { Card } from '../shapes.ts'
import { stakeOf } from './reward.ts'
import { transferTexts as texts } from './textTransfer.ts'

const TransferSheet = lazyComponent(
  async () => (await import('./TransferSheet.tsx')).TransferSheet,
  null,
)

/** Sends an own card; not while it is staked. */
export function Transfer({ card }: { card: Card }) {
  const t = useText()
  const [open, setOpen] = useState(false)
  if (stakeOf(card) !== null) return null
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="min-h-11 px-4 font-semibold text-lapis underline-offset-4 hover:underline"
      >
        {t(texts.transfer)}
      </button>
      <TransferSheet card={card} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
