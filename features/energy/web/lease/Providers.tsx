import { shortAddress } from '#platform/std/format.ts'
import { EmptyState } from '#platform/ui/EmptyState.tsx'
import { useFormats } from '#platform/web/format.ts'
import { useText } from '#platform/web/i18n.tsx'
import { PagedRows } from '#platform/web/PagedRows.tsx'

import { energyApi } from '../../api.ts'
import type { LenderView } from '../../shapes.ts'
import { again, sunText } from '../energy.ts'
import { energyTexts as texts } from '../text.ts'

/** A provider, sun for one energy a day, and the least energy of a lease. */
export type Chosen = Pick<LenderView, 'lender' | 'provider' | 'price' | 'least'> & {
  /** Energy that it has free; null while the node is silent. */
  readonly free: number | null
}

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
        <Row
          row={row}
          chosen={row.lender === of?.lender}
          onChoose={() => onChoose({ ...row, free: row.energy })}
        />
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
    <label className="num grid min-h-15 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-line py-2.5 max-[300px]:grid-cols-[auto_minmax(0,1fr)]">
      <input
        type="radio"
        name="provider"
        className="row-span-2 size-5 accent-lapis max-[300px]:row-span-4"
        checked={chosen}
        onChange={onChoose}
      />
      <span translate="no" className="font-semibold">
        {shortAddress(provider)}
      </span>
      <span translate="no" className="font-semibold min-[301px]:text-right">
        {cost === null ? '…' : sunText(cost)}
      </span>
      <span className="text-xs text-soft">
        {t(texts.free, { energy: energy === null ? '…' : number(energy) })}
      </span>
      <span className="text-xs text-soft min-[301px]:text-right">
        {t(texts.perDay, { price: number(price) })}
      </span>
    </label>
  )
}
