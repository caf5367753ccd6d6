import type { Reply } from '#platform/std/endpoint.ts'
import { Chip } from '#platform/ui/Chip.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { StoneRing } from '#platform/ui/StoneRing.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import type { energyApi } from '../../api.ts'
import { sunText } from '../energy.ts'
import { lendTexts as texts } from '../textLend.ts'

export type OwnBooks = Reply<typeof energyApi.books>

/** What the contract states of the provider's coins: parts of one ring, and what is ready. */
export function Books({ own }: { own: OwnBooks }) {
  const t = useText()
  const { number, percent } = useFormats()
  const { lender, books } = own
  if (books === null) return <p className="text-terra">{t(texts.silent)}</p>
  const [lent, staked, leaving] = [books.lent, books.staked, books.leaving].map(BigInt) as [
    bigint,
    bigint,
    bigint,
  ]
  const all = lent + staked + leaving
  const part = all === 0n ? 0 : Number((lent * 10_000n) / all)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <StoneRing
          className="w-34"
          parts={[
            { amount: lent, fill: 'fill-gold' },
            { amount: staked, fill: 'fill-verdigris' },
            { amount: leaving, fill: 'fill-lapis' },
          ]}
        >
          <span translate="no" className="num font-display text-lg font-semibold">
            {lent > 0n && part < 10 ? `<${percent(10)}` : percent(Math.floor(part / 10) * 10)}
          </span>
          <span className="text-xs text-soft">{t(texts.lentPart)}</span>
        </StoneRing>
        <div className="num flex min-w-40 flex-1 flex-col">
          <h2 className="font-text text-sm font-normal text-soft">{t(texts.ready)}</h2>
          <p translate="no" className="font-display text-xl font-semibold [overflow-wrap:anywhere]">
            {sunText(BigInt(books.left) + BigInt(books.earned))}
          </p>
          <p className="text-xs text-soft">
            {t(texts.readyNote, { amount: sunText(lender.paid) })}
          </p>
        </div>
      </div>
      <KeyValue
        rows={[
          { label: t(texts.lent), value: sunText(lent), tone: 'value' },
          {
            label: t(texts.free),
            value: t(texts.freeNote, {
              amount: sunText(staked),
              energy: number(books.free.energy),
            }),
            tone: 'good',
          },
          { label: t(texts.leaving), value: sunText(leaving) },
          {
            label: t(texts.terms),
            value:
              lender.price === 0 ? (
                <Chip tone="terra">{t(texts.stopped)}</Chip>
              ) : (
                t(texts.perDay, { price: number(lender.price), least: number(lender.least) })
              ),
          },
        ]}
      />
    </>
  )
}
