import { classes } from './classes.ts'
import { Mark } from './Mark.tsx'

const looks: Record<string, string> = {
  TES: 'bg-lapis text-lapis-ink',
  TRX: 'bg-terra text-terra-ink',
  USDT: 'bg-verdigris text-surface',
}

/** A coin by its letter; the platform's own by the mark. */
export function CoinMark({ symbol }: { symbol: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid size-9 shrink-0 place-items-center rounded-full text-sm font-bold',
        looks[symbol] ?? 'bg-sunk text-soft',
      )}
    >
      {symbol === 'TES' ? <Mark size={16} plain /> : /./su.exec(symbol)?.[0]}
    </span>
  )
}
