import { AddressText } from '#platform/ui/AddressText.tsx'
import { Amount } from '#platform/ui/Amount.tsx'
import { Button } from '#platform/ui/Button.tsx'
import { Chip, type Tone } from '#platform/ui/Chip.tsx'
import { KeyValue } from '#platform/ui/KeyValue.tsx'
import { StoneBar } from '#platform/ui/StoneBar.tsx'
import { useApi } from '#platform/web/api.ts'
import { useText } from '#platform/web/i18n.tsx'
import { useEffect, useState } from 'react'

import { type DebtView, safetyApi } from '../api.ts'
import { type DebtState, partsOf, stateOf } from './debts.ts'
import { solvencyTexts as texts } from './textSolvency.ts'

const tones: Readonly<Record<Exclude<DebtState, 'unchecked'>, Tone>> = {
  covered: 'verdigris',
  short: 'terra',
  open: 'gold',
}

/** Days from which on their number means nothing. */
const tenYears = 3_650

export interface DebtRowProps {
  readonly debt: DebtView
  /** Where it stands apart from its group. */
  readonly name?: string
  /** With what was read on request. */
  readonly onChecked: (debt: DebtView) => void
}

/** What a contract owes of a coin, beside what it has. */
export function DebtRow({ debt, name, onChecked }: DebtRowProps) {
  const t = useText()
  const { address, contract, coin, owed, held, runwayDays } = debt
  const state = stateOf(debt)
  const amount = (units: string | null) =>
    units === null ? (
      t(texts.open)
    ) : (
      <Amount value={BigInt(units)} decimals={coin.decimals ?? 0} symbol={coin.symbol} />
    )
  return (
    <div className="flex flex-col gap-2 border-t border-line py-3">
      <div className="flex items-center justify-between gap-3">
        <div className="flex min-w-0 flex-col">
          {name !== undefined && (
            <span className="font-semibold text-terra [overflow-wrap:anywhere]">{name}</span>
          )}
          <span translate="no" className="font-semibold [overflow-wrap:anywhere]">
            {coin.symbol}
          </span>
          {contract !== null && (
            <span translate="no" className="text-xs text-soft [overflow-wrap:anywhere]">
              {contract}
            </span>
          )}
          <AddressText address={address} className="text-xs text-soft" />
        </div>
        {state === 'unchecked' ? (
          <Check debt={debt} onChecked={onChecked} />
        ) : (
          <Chip tone={tones[state]}>{t(texts[state])}</Chip>
        )}
      </div>
      <StoneBar parts={partsOf(debt)} />
      <KeyValue
        rows={[
          { label: t(texts.owed), value: amount(owed) },
          ...(state === 'unchecked'
            ? []
            : [
                {
                  label: t(texts.held),
                  value: amount(held),
                  tone: state === 'short' ? ('danger' as const) : ('plain' as const),
                },
              ]),
          ...(runwayDays === null
            ? []
            : [
                {
                  label: t(texts.runway),
                  value:
                    runwayDays > tenYears ? t(texts.tenYears) : t(texts.days, { days: runwayDays }),
                },
              ]),
        ]}
      />
    </div>
  )
}

function Check({ debt, onChecked }: Pick<DebtRowProps, 'debt' | 'onChecked'>) {
  const t = useText()
  const [asked, setAsked] = useState(false)
  const { address: contract, coin } = debt
  const { data, isError, error, isFetching, refetch } = useApi(
    safetyApi.solvency,
    asked ? { contract, coin: coin.address } : null,
  )
  const found = data?.list[0]
  useEffect(() => {
    if (found !== undefined) onChecked(found)
  }, [found, onChecked])
  return (
    <div className="flex flex-col items-end gap-1">
      <Button
        kind="quiet"
        busy={isFetching}
        onClick={() => (asked ? void refetch() : setAsked(true))}
      >
        {t(texts.check)}
      </Button>
      {isError && <span className="text-xs text-terra">{error.message}</span>}
    </div>
  )
}
