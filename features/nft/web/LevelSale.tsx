import { AddressText } from '#platform/ui/AddressText.tsx'
import { CardArt } from '#platform/ui/CardArt.tsx'
import { Chip } from '#platform/ui/Chip.tsx'
import { Disclosure } from '#platform/ui/Disclosure.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { ProgressBar } from '#platform/ui/ProgressBar.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { CardLevel } from '../shapes.ts'
import { Earns } from './Earns.tsx'
import { levelName } from './levelName.ts'
import { levelPrice, levelPriceExact, levelPriceUsdt } from './levelPrice.ts'
import { CheapestListed } from './market/CheapestListed.tsx'
import { ownTexts } from './market/textOwn.ts'
import { nftTexts as texts } from './text.ts'
import { picture } from './picture.ts'
import { marketTexts } from './textMarket.ts'

export function LevelSale({ level }: { level: CardLevel }) {
  const t = useText()
  const formats = useFormats()
  const name = levelName(t, level.levelStr)
  const sold = level.supply - level.remainSupply
  return (
    <>
      <figure className="flex flex-col gap-2">
        <CardArt
          src={picture(level.nextTokenId, level.level)}
          alt={t(texts.card, { level: name, id: String(level.nextTokenId) })}
        />
        {level.remainSupply > 0 && (
          <figcaption className="num text-xs text-soft">
            {`${t(marketTexts.preview)} · #${level.nextTokenId}`}
          </figcaption>
        )}
      </figure>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-col items-start gap-1 overflow-x-clip">
          <h2 className="text-xl [overflow-wrap:anywhere]">{name}</h2>
          <Chip tone={level.remainSupply === 0 ? 'plain' : 'lapis'}>
            {t(level.remainSupply === 0 ? marketTexts.soldOut : marketTexts.onSale)}
          </Chip>
        </div>
        <div className="num ml-auto text-right">
          <div className="font-display text-lg font-semibold">{levelPriceUsdt(level)}</div>
          {level.priceTrx !== null && <div className="text-soft">{levelPrice(level)}</div>}
        </div>
      </div>
      <div className="flex flex-col gap-2">
        <ProgressBar
          label={t(marketTexts.soldShare, { level: name })}
          value={level.supply === 0 ? 1 : sold / level.supply}
        />
        <p className="num text-soft">
          {t(marketTexts.remaining, {
            remain: formats.number(level.remainSupply),
            supply: formats.number(level.supply),
          })}
        </p>
      </div>
      <Earns power={level.power} price={BigInt(level.price)} />
      <Surface>
        <KeyValue
          rows={[
            { label: t(texts.power), value: formats.number(level.power) },
            { label: t(marketTexts.price), value: levelPriceExact(level) },
            { label: t(ownTexts.cheapest), value: <CheapestListed level={level.level} /> },
            {
              label: t(marketTexts.shortestTerm),
              value: t(marketTexts.leaveAtAnyTime, { days: Math.floor(level.pledgeTime / 86_400) }),
            },
          ]}
        />
      </Surface>
      <Disclosure title={t(marketTexts.whereMoneyGoes)}>
        <div className="flex flex-col gap-1 pb-4">
          <p className="text-soft">{t(marketTexts.feeShare)}</p>
          <AddressText address={level.fundAddress} full copyLabel={t(texts.copyAddress)} />
        </div>
      </Disclosure>
    </>
  )
}
