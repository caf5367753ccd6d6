import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { useText } from '#platform/web/i18n.tsx'

import { powerText } from '../mining.ts'
import { ifDoubled, shareOf, shareText } from '../share.ts'
import { destroyTexts as texts } from '../textBurn.ts'

/** Base units of USDT. */
interface Powers {
  readonly power: bigint
  readonly network: bigint
}

interface ShareRowsProps {
  readonly now: Powers
  readonly after: Powers
  readonly least: bigint
}

/** Parts of a share are drawn in so many. */
const whole = 1_000_000n

/** The share before and after, and after if the network's power doubles: each with its division. */
export function ShareRows({ now, after, least }: ShareRowsProps) {
  const t = useText()
  const rows = [
    { text: texts.now, share: shareOf(now.power, now.network, least), colour: 'bg-edge' },
    {
      text: texts.after,
      share: shareOf(after.power, after.network, least),
      colour: 'bg-verdigris',
    },
    { text: texts.doubled, share: ifDoubled(after.power, after.network, least), colour: 'bg-gold' },
  ]
  const drawn = rows.map(({ share }) => (share.power * whole * whole) / share.of)
  // The largest fills its bar: shares are small beside the whole.
  const top = drawn.reduce((most, one) => (one > most ? one : most), 1n)
  return (
    <dl className="flex flex-col gap-2.5">
      {rows.map(({ text, share, colour }, i) => (
        <div
          key={colour}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-1"
        >
          <dt className="text-soft">{t(text)}</dt>
          <dd translate="no" className="num text-right font-semibold">
            {shareText(share)}
          </dd>
          <dd className="col-span-2">
            <StoneBar
              parts={[
                { amount: drawn[i]!, colour },
                { amount: top - drawn[i]!, colour: 'bg-line' },
              ]}
            />
          </dd>
          <dd translate="no" className="num col-span-2 text-xs text-soft">
            {`${powerText(share.power)} ÷ ${powerText(share.of)}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}
