import type { Address } from '#platform/std/address.ts'
import { classes } from '#platform/ui/classes.ts'
import { FieldNotes, isWrong, notesOf } from '#platform/ui/FieldNotes.tsx'
import { Icon } from '#platform/ui/Icon.tsx'
import { Skeleton } from '#platform/ui/Skeleton.tsx'
import { useText } from '#platform/web/i18n.tsx'
import { lazyComponent } from '#platform/web/lazyComponent.tsx'
import { QueryState } from '#platform/web/queryState.tsx'
import { useId, useState } from 'react'

import { CoinLine } from './CoinLine.tsx'
import { CoinWarnings } from './CoinWarnings.tsx'
import { coinTexts as texts } from './text.ts'
import { useCoin } from './useCoin.ts'

const CoinSheet = lazyComponent(async () => (await import('./CoinSheet.tsx')).CoinSheet, null)

export interface CoinPickerProps {
  readonly label: string
  /** null while none is chosen. */
  readonly coin: Address | null
  readonly onPick: (coin: Address) => void
  readonly error?: string | null
}

/** One of all coins, by name or address; below it what one should know of it. `useCoin` reads the same facts. */
export function CoinPicker({ label, coin, onPick, error }: CoinPickerProps) {
  const t = useText()
  const id = useId()
  const [open, setOpen] = useState(false)
  const query = useCoin(coin)
  const wrong = isWrong(error)
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden="true" className="font-semibold">
        {label}
      </span>
      <button
        type="button"
        id={id}
        aria-haspopup="dialog"
        aria-describedby={notesOf({ id, error })}
        className={classes(
          'flex min-h-15 w-full min-w-0 items-center gap-3 rounded-md border bg-surface px-3 py-2 text-left hover:bg-sunk',
          wrong ? 'border-terra' : 'border-edge',
        )}
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{label}</span>
        {coin === null ? (
          <span className="grow text-base text-soft">{t(texts.choose)}</span>
        ) : query.data === undefined ? (
          <Skeleton className="h-9 grow" />
        ) : (
          <CoinLine coin={query.data} />
        )}
        <Icon name="down" size={16} className="shrink-0 text-soft" />
      </button>
      <FieldNotes id={id} error={error} />
      {coin !== null && (
        <QueryState query={query} skeleton={<Skeleton className="h-4 w-3/5" />}>
          {(facts) => <CoinWarnings coin={facts} />}
        </QueryState>
      )}
      <CoinSheet
        open={open}
        onClose={() => setOpen(false)}
        onPick={(picked) => {
          setOpen(false)
          onPick(picked)
        }}
      />
    </div>
  )
}
