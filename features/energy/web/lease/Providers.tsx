import { shortAddress } from '#platform/std/format.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { energyApi } from '../../api.ts'
import type { LenderView } from '../../shapes.ts'
import { again, sunText } from '../energy.ts'
import { energyTexts as texts } from '../text.ts'

/** A provider, and sun for one energy a day. */
export type Chosen = Pick<LenderView, 'lender' | 'provider' | 'price'>

interface ProvidersProps {
  readonly wanted: { readonly energy: string; readonly time: string } | null
  readonly of: Chosen | null
  readonly onChoose: (chosen: Chosen) => void
}

/** Those that have so much, the cheapest first; a tap takes another. */
export function Providers({ wanted, of, onChoose }: ProvidersProps) {
  const t = useText()
  return (
    <PagedRows
      endpoint={energyApi.providers}
      input={wanted ?? {}}
      keyOf={({ lender }) => lender}
      row={(row) => (
        <Row row={row} chosen={row.lender === of?.lender} onChoose={() => onChoose(row)} />
      )}
      first={5}
      again={again}
      heading={<h2 className="text-lg">{t(texts.providers)}</h2>}
      empty={
        <EmptyState
          title={t(texts.noProviders)}
          next={{ to: '/energy?side=lend', text: t(texts.noProvidersBody) }}
        />
      }
    />
  )
}

interface RowProps {
  readonly row: LenderView
  readonly chosen: boolean
  readonly onChoose: () => void
}

function Row({ row, chosen, onChoose }: RowProps) {
  const t = useText()
  const { number } = useFormats()
  const { provider, price, energy, cost } = row
  return (
    <label className="flex min-h-15 cursor-pointer items-center gap-3 border-t border-line py-2.5">
      <input
        type="radio"
        name="provider"
        className="size-5 shrink-0 accent-lapis"
        checked={chosen}
        onChange={onChoose}
      />
      <span className="num flex min-w-0 grow flex-wrap items-center justify-end gap-x-3">
        <span className="flex min-w-0 flex-[1_1_100px] flex-col">
          <span translate="no" className="font-semibold">
            {shortAddress(provider)}
          </span>
          <span className="text-xs text-soft">
            {t(texts.free, { energy: energy === null ? '…' : number(energy) })}
          </span>
        </span>
        <span className="flex flex-col text-right">
          <span translate="no" className="font-semibold">
            {cost === null ? '…' : sunText(cost)}
          </span>
          <span className="text-xs text-soft">{t(texts.perDay, { price: number(price) })}</span>
        </span>
      </span>
    </label>
  )
}
