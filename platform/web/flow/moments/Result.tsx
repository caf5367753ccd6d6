import { useFormats } from '../../format.ts'
import { useText } from '../../i18n.tsx'
import { runtimeConfig } from '../../runtime.ts'
import type { Translate } from '../../translate.ts'
import { trx } from '../noteText.ts'
import { PictureLook } from '../picture.tsx'
import { summaryTexts } from '../summaryText.ts'
import { flowTexts as texts } from '../text.ts'
import { UnitsLook } from '../Units.tsx'
import { Verify, VerifyScope } from '../../Verify.tsx'
import { FactList } from './FactList.tsx'
import { type Fact, isPaid, sourcesOfEvents } from './facts.ts'
import type { MomentProps } from './Review.tsx'

/** What really arrived, by the call's own events, and the finished picture. */
export function Result({ run, flow, moment }: MomentProps) {
  const t = useText()
  const { main, rows, about, fee, shown } = moment
  const formats = useFormats()
  const symbol = runtimeConfig().network.nativeSymbol
  const emitters = flow.results?.flatMap(({ emitter }) => emitter?.(run.subject) ?? []) ?? []
  return (
    <VerifyScope>
      <div className="flex flex-col items-center gap-4 py-2">
        <div className="set-in w-full max-w-72">
          <PictureLook value={1}>{flow.picture(about)}</PictureLook>
        </div>
        <div aria-live="polite" className="flex flex-col items-center gap-1 text-center">
          <h3 className="text-xl text-verdigris">{t(flow.done)}</h3>
          {main !== null && (
            <p className="flex flex-col">
              <span className="text-soft">{past(main, t)}</span>
              <span translate="no" className="num font-display text-lg font-semibold break-words">
                <UnitsLook value="big">{main.value}</UnitsLook>
              </span>
            </p>
          )}
        </div>
        {flow.earns !== undefined && <div className="w-full">{flow.earns(about)}</div>}
        <div className="flex w-full flex-col">
          <FactList
            rows={[
              ...rows.slice(0, 3).map((row) => ({ ...row, label: past(row, t) })),
              ...(fee === null
                ? []
                : [{ label: t(texts.networkFee), value: `${trx(BigInt(fee))} ${symbol}` }]),
            ]}
          />
          {run.block !== null && (
            <>
              <p className="num py-2 text-soft">
                {t(texts.finalBlock, { block: formats.number(run.block) })}
              </p>
              <Verify
                of={main?.label ?? t(flow.title)}
                source={sourcesOfEvents(moment.events, shown, run.block, emitters)}
              />
            </>
          )}
        </div>
      </div>
    </VerifyScope>
  )
}

/** What was paid is no longer the most that could be. */
const past = (fact: Fact, t: Translate): string =>
  isPaid(fact)
    ? t(texts.youPaid)
    : fact.text === summaryTexts.youGet
      ? t(texts.youReceived)
      : fact.past === undefined
        ? fact.label
        : t(fact.past)
