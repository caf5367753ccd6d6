import { Chip } from '#platform/ui/Chip.tsx'
import { Countdown } from '#platform/ui/Countdown.tsx'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useChainNow } from '#platform/web/time.ts'
import { Link } from 'wouter'

import type { AssetView } from '../shapes.ts'
import { assetPath, plainText, shortText } from './amounts.ts'
import { AssetMark } from './AssetMark.tsx'
import { rwaTexts as texts } from './text.ts'
import { attestedAt, attestedLook, stateAt, stateLook } from './useAsset.ts'

/** One asset: what a share costs, how much is sold against its target, and when money comes back or what was paid. */
export function AssetRow({ asset }: { asset: AssetView }) {
  const t = useText()
  const { date } = useFormats()
  const now = useChainNow()
  const state = stateAt(asset, now)
  const { text, tone } = stateLook[state]
  const { coin, shares, target, most } = asset
  const isReached = shares >= target
  const waits = state === 'forSale' || state === 'waiting'
  const attested = attestedAt(asset, now)
  return (
    <Link
      to={assetPath(asset.asset)}
      className="flex flex-col gap-3 rounded-md border border-line bg-surface p-4 transition-colors hover:border-edge"
    >
      <span className="flex items-center gap-3">
        <AssetMark />
        <span className="flex min-w-0 grow flex-col">
          <span translate="no" className="min-w-0 font-semibold [overflow-wrap:anywhere]">
            {asset.name}
          </span>
          <span className="num min-w-0 text-xs text-soft [overflow-wrap:anywhere]">
            {t(texts.perShare, { amount: plainText(asset.price, coin) })}
          </span>
        </span>
        <Chip tone={tone}>{t(text)}</Chip>
      </span>
      {state === 'released' ? (
        <span className="num flex flex-wrap justify-between gap-x-4 gap-y-1">
          <Fact label={t(texts.payouts)} value={shortText(asset.distributed, coin)} />
          <Fact label={t(texts.reserve)} value={shortText(asset.reserve ?? '0', coin)} />
        </span>
      ) : (
        <StoneBar
          parts={[
            { amount: BigInt(shares), colour: isReached ? 'bg-verdigris' : 'bg-lapis' },
            { amount: BigInt(Math.max(0, target - shares)), colour: 'bg-lapis-wash' },
            { amount: BigInt(most - Math.max(shares, target)), colour: 'bg-line' },
          ]}
        />
      )}
      <span className="num flex flex-wrap items-baseline justify-between gap-x-3 text-xs text-soft">
        {state === 'released' ? (
          <span className={attested === 'amber' ? 'text-gold' : ''}>
            {asset.attestedAt !== null && attested === 'fresh'
              ? t(texts.attestedOn, { date: date(asset.attestedAt) })
              : t(attestedLook[attested].text)}
          </span>
        ) : (
          <span>{t(texts.soldOf, { sold: shares, all: most })}</span>
        )}
        {waits && (
          <span className="flex flex-wrap gap-x-2">
            <span>{t(state === 'waiting' ? texts.releaseWithin : texts.endsIn)}</span>
            <Countdown seconds={(asset.releasableAt ?? asset.deadline) - now} />
          </span>
        )}
      </span>
    </Link>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <span className="flex min-w-0 flex-col">
    <span className="text-xs text-soft">{label}</span>
    <span translate="no" className="font-semibold [overflow-wrap:anywhere]">
      {value}
    </span>
  </span>
)
