import { Button } from '#platform/ui/Button.tsx'
import { useApi } from '#platform/web/api.ts'
import { nativeSymbol } from '#platform/web/config.ts'
import type { FeeChooserProps } from '#platform/web/feature.ts'
import { step } from '#platform/web/flow/useFlow.ts'
import { useFormats } from '#platform/web/format.ts'
import type { Address } from '#platform/std/address.ts'
import type { Text } from '#platform/std/text.ts'
import { useText } from '#platform/web/i18n.tsx'
import type { ReactNode } from 'react'

import { energyActions } from '../../actions.ts'
import { energyApi } from '../../api.ts'
import { again, sunText } from '../energy.ts'
import { chooserTexts as texts } from '../textChooser.ts'
import { actionsFor, rentOf } from './rent.ts'

/** What an action's energy costs: its signer's own, burnt, and rented for a day by a step before it. */
export function FeeChooser({ account, kind, energy, onFirst }: FeeChooserProps) {
  const t = useText()
  const { number } = useFormats()
  // Renting cannot pay for renting.
  const data = useQuote(kind === energyActions.lease.kind || energy < 1 ? null : energy, account)
  const count =
    data === undefined || data.choice.cheapest !== 'burn' ? null : actionsFor(energy, data)
  // Who has the cheapest energy for one action may not have it for several.
  const several = useQuote(count === null ? null : count * energy, account)
  if (data === undefined || (count !== null && several === undefined)) return null
  const { own, best, choice, network } = data
  if (choice.cheapest === 'own') {
    return (
      <p className="num flex flex-wrap justify-between gap-x-3 text-verdigris">
        <span>{t(texts.enough)}</span>
        <span className="text-soft">{t(texts.needed, { energy: number(energy) })}</span>
      </p>
    )
  }
  const rent = rentOf(energy, several ?? data)
  const burns = choice.cheapest === 'burn'
  const first = (): void => {
    if (rent === null) return
    const price = String(rent.price)
    onFirst(
      step(energyActions.lease, {
        lender: rent.lender,
        receiver: account,
        energy: String(rent.energy),
        time: '1',
        mostPaid: price,
        shownPrice: price,
      }),
    )
  }
  return (
    <section aria-label={t(texts.title)} className="flex flex-col">
      <p className="num flex flex-wrap justify-between gap-x-3 pb-2">
        <span className="font-semibold">{t(texts.title)}</span>
        <span className="text-soft">{t(texts.needed, { energy: number(energy) })}</span>
      </p>
      <Line
        title={t(texts.own)}
        note={t(texts.ownNote, { own: number(own), energy: number(energy) })}
        cost={sunText(0n)}
      />
      <Line
        title={t(texts.burn, { symbol: nativeSymbol() })}
        note={t(texts.burnNote, { energy: number(choice.missing), price: network.burnPrice })}
        cost={sunText(choice.burn)}
        cheapest={burns}
      />
      <Line
        title={t(texts.rent)}
        note={
          rent === null
            ? t(noRentText(best !== null, choice.lease?.from ?? null, burns))
            : rent.actions === 1
              ? t(texts.rentNow, { energy: number(rent.energy) })
              : t(texts.rentFrom, { energy: number(rent.energy), count: number(rent.actions) })
        }
        cost={rent === null ? null : sunText(rent.total)}
        cheapest={!burns && rent !== null}
      >
        {rent !== null && (
          <Button small kind="quiet" className="shrink-0" onClick={first}>
            {t(texts.doRent)}
          </Button>
        )}
      </Line>
    </section>
  )
}

function useQuote(energy: number | null, receiver: Address) {
  const asked = energy === null ? null : { energy: String(energy), receiver }
  return useApi(energyApi.quote, asked, { refetchInterval: again }).data
}

/** Why nothing can be rented. */
function noRentText(offered: boolean, from: number | null, burns: boolean): Text {
  if (!offered) return texts.nobody
  if (from === null) return texts.dearer
  return burns ? texts.dearerHere : texts.nobody
}

interface LineProps {
  readonly title: string
  readonly note: string
  readonly cost: string | null
  readonly cheapest?: boolean
  readonly children?: ReactNode
}

function Line({ title, note, cost, cheapest = false, children }: LineProps) {
  const t = useText()
  return (
    <div className="num flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line py-2">
      <span className="flex min-w-0 flex-[1_1_120px] flex-col">
        <span className="font-semibold">{title}</span>
        <span className="text-xs text-soft">{note}</span>
      </span>
      {cost !== null && (
        <span className="flex flex-col text-right">
          <span translate="no" className="font-semibold">
            {cost}
          </span>
          {cheapest && <span className="text-xs text-verdigris">{t(texts.least)}</span>}
        </span>
      )}
      {children}
    </div>
  )
}
