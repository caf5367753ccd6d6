import { Countdown } from '#platform/ui/Countdown.tsx'
import { classes } from '#platform/ui/classes.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { AssetState, AssetView } from '../../shapes.ts'
import { assetTexts as texts } from '../textAsset.ts'

interface EscrowProps {
  readonly asset: AssetView
  readonly state: AssetState
  readonly now: number
}

/** The answer of the screen: where the money is, and when it comes back or can leave. */
export function Escrow({ asset, state, now }: EscrowProps) {
  const t = useText()
  const { dateTime } = useFormats()
  const said = {
    forSale: [texts.backBySelf, asset.deadline],
    waiting: [texts.leaveUntil, asset.releasableAt],
    releasable: [texts.releaseUntil, asset.expiresAt],
    failed: [texts.failed, null],
    released: [texts.releasedOn, asset.releasedAt],
  } as const
  const [text, time] = said[state]
  const counts = state !== 'released' && time !== null
  return (
    <div
      className={classes(
        'flex flex-col gap-1 rounded-md px-4 py-3',
        state === 'failed' ? 'bg-terra-wash text-terra' : 'bg-verdigris-wash text-verdigris',
      )}
    >
      <p>{t(text)}</p>
      {time !== null && <p className="num font-display text-lg font-semibold">{dateTime(time)}</p>}
      {counts && <Countdown seconds={time - now} />}
    </div>
  )
}
