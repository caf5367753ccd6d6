import type { ProductDetail } from '#features/sales/public.web.ts'
import { exactAmount } from '#platform/std/format.ts'
import { AddressText } from '#platform/ui/AddressText.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { Surface } from '#platform/ui/Surface.tsx'
import { nativeSymbol } from '#platform/web/config.ts'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'

import { boxTexts } from './text.ts'
import { buyTexts } from './textBuy.ts'
import { proofOfSource, proofTexts as texts } from './textProof.ts'
import { useWordSource } from './wordSource.ts'
import { blockTime } from './mine/refundTime.ts'

/** How a series is drawn in three sentences, what the operator is liable with, and what nobody can do. */
export function Proof({ facts }: { facts: NonNullable<ProductDetail['series']> }) {
  const t = useText()
  const formats = useFormats()
  const symbol = nativeSymbol()
  const source = useWordSource()
  const by = source === undefined ? texts : proofOfSource
  const sun = (amount: string): string => `${exactAmount(BigInt(amount), 6)} ${symbol}`
  const copyLabel = t(boxTexts.copyAddress)
  return (
    <section className="flex flex-col gap-3 pb-4">
      <ol className="flex list-decimal flex-col gap-1.5 pl-5 marker:text-soft">
        <li>{t(texts.sealed)}</li>
        <li>{t(by.word)}</li>
        <li className="num">
          {t(by.deadline, {
            blocks: formats.number(facts.deadline),
            time: t(buyTexts.minutes, {
              count: Math.max(1, Math.round((facts.deadline * blockTime) / 60)),
            }),
          })}
        </li>
      </ol>
      {facts.closed && <p className="font-semibold">{t(texts.closed)}</p>}
      <Surface>
        <KeyValue
          rows={[
            {
              label: t(texts.contract),
              value: <AddressText address={facts.contract} full copyLabel={copyLabel} />,
              wide: true,
            },
            {
              label: t(texts.operator),
              value: <AddressText address={facts.operator} full copyLabel={copyLabel} />,
              wide: true,
            },
            ...(source === undefined
              ? []
              : [
                  {
                    label: t(proofOfSource.source),
                    value: <AddressText address={source} full copyLabel={copyLabel} />,
                    wide: true,
                  },
                ]),
            { label: t(texts.bond), value: sun(facts.bond), tone: 'good' },
            { label: t(texts.held), value: sun(facts.held) },
            {
              label: t(texts.covers),
              value:
                facts.covered === null
                  ? t(texts.noPrice)
                  : t(texts.coversBoxes, { count: facts.covered }),
              tone: facts.covered === 0 ? 'danger' : 'plain',
            },
            {
              label: t(texts.penalty),
              value: t(by.penaltyTo, { amount: exactAmount(BigInt(facts.penalty), 6), symbol }),
              wide: true,
            },
            {
              label: t(by.secrets),
              value: t(facts.standing ? by.standing : by.notStanding),
              tone: facts.standing ? 'good' : 'danger',
            },
          ]}
        />
      </Surface>
      <h3 className="text-base">{t(texts.nobody)}</h3>
      <ul className="flex list-disc flex-col gap-1 pl-5 marker:text-soft">
        <li>{t(texts.notUrn)}</li>
        <li>{t(by.notSecret)}</li>
        <li>{t(texts.notBack)}</li>
        <li>{t(texts.notPause)}</li>
      </ul>
      <p className="text-soft">{t(by.remains)}</p>
    </section>
  )
}
